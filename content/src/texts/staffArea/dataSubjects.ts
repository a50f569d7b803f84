/** Staff texts: finding, exporting and erasing the data of a visitor. */
export const dataSubjectsTexts = {
  title: 'A person’s data',
  foundIn: (places: string) => `Found in: ${places}`,
  onlyMentionedIn: (places: string) => `Only mentioned in: ${places}`,
  storedFor: (contact: string) => `Data stored for ${contact}. Download or erase what is selected.`,
  findOther: (contact: string) => `Find ${contact}`,
  eraseQuestion: (count: number) =>
    count === 1 ? 'Erase this submission?' : `Erase these ${count} submissions?`,
  eraseExplanation:
    'This cannot be undone.\nPages of the site, emails already sent, exported spreadsheets and backups stay as they are.\nA record of the erasure is kept, without the email or phone number.',
  erasedEarlier: (when: string, name: string | undefined, counts: string) =>
    `Erased on ${when} by ${name || 'someone who has left'}: ${counts}.`,
  found: (count: number) =>
    count === 1 ? '1 submission was found.' : `${count || 'No'} submissions were found.`,
  erased: (counts: string) => `Erased: ${counts}.`,
  notErased: (count: number) =>
    ` Not erased: ${count}, which had been changed or deleted. Search again to check.`,
  inFile: { about: 'What this is', created: 'Created', mentionedIn: 'Mentioned in' },
  aboutFile: (contact: string) =>
    `Submissions stored with ${contact}, sent through the forms of this website.`,
  readMention: 'Read it',
  erasing: 'Erasing...',
  eraseMore: 'Erase...',
  contact: 'Email or phone',
  contactHint: 'Searches all feedback and mentor applications, including spam and staff notes.',
  finding: 'Finding...',
  tooMany: 'Not all can be shown at once. Erase these, then search again.',
  otherContacts: 'This person also used:',
  erase: 'Erase',
} as const;
