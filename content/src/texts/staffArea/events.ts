/** What the list of events says. */
export const eventsTexts = {
  add: 'Add event',
  edit: 'Edit event',
  untitled: 'Untitled event',
  coming: 'Upcoming',
  past: 'Past',
  added: 'Event added',
  updated: 'Event updated',
  deleted: 'Event deleted',
  saveFailed: 'The event couldn’t be saved',
  deleteFailed: 'The event couldn’t be deleted',
  fetchFailed: 'The events couldn’t be loaded.',
} as const;
