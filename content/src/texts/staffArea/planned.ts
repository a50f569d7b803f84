/** Why a draft wasn't published at its time. */
export const stopTexts = {
  rights: 'the person who scheduled it may no longer publish it',
  clash: 'someone has changed the same field on the live page',
  deleted: 'it was deleted',
  address: 'another page has its address',
  full: 'its list is full',
  invalid: 'something in it can’t be published',
} as const;

/** Staff texts: drafts that get published by themselves. */
export const plannedTexts = {
  planned: (when: string) => `Will be published on ${when}.`,
  plannedAsItWas: (when: string) =>
    `Will be published on ${when}, without the changes saved since then.`,
  stopped: (when: string, why: string) => `Wasn’t published on ${when}: ${why}.`,
  button: 'Publish later',
  change: 'Change time',
  at: 'Publish on',
  intro: 'The draft will be published automatically, as it is now.',
  schedule: 'Schedule',
  saved: 'Scheduled. Visitors will see it then.',
  cancel: 'Cancel schedule',
  cancelled: 'No longer scheduled.',
  cancelFailed: 'Could not cancel the schedule.',
  missing: 'Choose a day and a time.',
  past: 'That time has passed. Choose a later one.',
  askTitle: 'Publish these changes too?',
  ask: 'The draft is scheduled. Without these changes, it will be published as it was before.',
  include: 'Publish them too',
  keep: 'Only save the draft',
  badge: 'Scheduled',
} as const;
