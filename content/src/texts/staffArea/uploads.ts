/** What staff read while files are uploaded. */
export const uploadsTexts = {
  notSavedWithout: 'Not saved yet: an upload failed. Try it again or remove it.',
  uploading: (percent: number) => `Uploading… ${percent}%`,
  uploadingSeveral: (done: number, of: number, percent: number) =>
    `${done} of ${of} files (${percent}%)`,
  cancelAll: 'Cancel all',
  alreadyThere: (name: string) => `Already in the library as “${name}”.`,
  uploadFailed: (name: string, why: string) => `${name}: ${why}`,
  tryAllAgain: 'Try all again',
  waiting: 'Waiting',
  preparing: 'Processing…',
  notReadable: 'This file can’t be read any more. If it’s a folder, choose the files in it.',
  notStored: 'Could not upload it. Are you online?',
} as const;
