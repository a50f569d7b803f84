/** Staff texts: the activity log. */
export const activityTexts = {
  failed: 'Could not load the activity log. Please try again.',
  accountOf: (uid: string) => `An account without staff access (${uid})`,
  saved: (title: string) => `saved ${title}`,
  created: (title: string) => `created ${title}`,
  draft: (done: 'saved' | 'discarded', title: string) => `${done} a draft of ${title}`,
  savedSeveralTimes: (title: string) => `saved ${title} several times`,
  none: 'No matching activity.',
  who: 'Who',
  everyone: 'Everyone',
  what: 'What',
  everything: 'Everything',
  savedKind: 'Saved',
  day: 'Day',
  you: 'You',
  system: 'System',
  formerStaff: 'Someone who has left',
} as const;
