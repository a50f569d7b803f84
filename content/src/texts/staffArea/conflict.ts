/** Staff texts: conflicts with the changes of someone else. */
export const conflictTexts = {
  alsoChanged: (name: string) => `${name} also changed this`,
  bothAdded: (limit: number) => `This list holds ${limit} items, and you both added some.`,
  untick: (count: number) => `Untick ${count} more.`,
  theirs: (name: string) => `Theirs (${name})`,
  keepEditing: 'Keep editing',
  othersKept: 'All other changes are kept.',
  whichVersion: 'Which version should be used here?',
  tickedStay: 'Ticked items stay.',
  yours: 'Yours',
  mine: 'Mine',
} as const;
