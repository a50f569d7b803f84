/** What somebody is told who has done nothing in the staff area for long. */
export const idleTexts = {
  question: 'Are you still there?',
  explanation:
    'Nothing was typed or clicked here for a while, so you will be logged out within a minute.',
  kept: 'What you have not saved is kept on this device.',
  notKept: 'Your browser cannot keep all that you have not saved.',
  answer: 'Stay logged in',
} as const;
