/** Staff texts: pages that are to be checked again. */
export const remindersTexts = {
  checkAgain: 'Check again',
  never: 'Never',
  inMonths: (months: number) => `In ${months} months`,
  due: (day: string) => `Due ${day}`,
  dueToday: 'Due today',
  dueSince: (day: string) => `Overdue since ${day}`,
  stillRight: 'Still up to date',
  edit: 'Edit',
  of: (action: string, page: string) => `${action}: ${page}`,
  next: (page: string, day: string) => `${page}: check again on ${day}.`,
  toCheck: 'Pages to check again',
  past: (day: string) => `${day} has passed since the last check.`,
  goneLink: (address: string) => `It links to ${address}, which is gone or hidden.`,
  setFailed: 'The reminder could not be saved.',
  readFailed: 'Could not load the reminders.',
} as const;
