import { isolated } from '../../shownText.ts';

/** Staff texts: links to a draft for people without an account, and their comments. */
export const reviewTexts = {
  share: 'Share draft',
  about: 'Anyone with the link can read this draft and comment on it, without an account.',
  endsAfter: 'Link works for',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  create: 'Create link',
  link: 'Link',
  shownOnce: 'Copy it now: it isn’t shown again.',
  copy: 'Copy',
  copied: 'Link copied.',
  selected: 'Selected. Copy it with Ctrl+C or the menu.',
  links: 'Links to this draft',
  noLinks: 'No links yet.',
  noneWorks: 'No link works any more.',
  madeBy: (name: string, when: string) => `Created by ${isolated(name)}, ${when}`,
  turnOffThis: (name: string, when: string) =>
    `Turn off: link created by ${isolated(name)}, ${when}`,
  until: (when: string) => `Works until ${when}`,
  opened: (count: number) =>
    count === 0 ? 'Not opened yet' : count === 1 ? 'Opened once' : `Opened ${count} times`,
  turnOff: 'Turn off',
  reallyTurnOff: 'Turn it off for good?',
  keep: 'Keep it',
  turnedOff: 'Link turned off.',
  close: 'Close',
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  onLastDraft: (count: number) =>
    `Last draft: ${count === 1 ? '1 open comment' : `${count} open comments`}`,
  allDone: (count: number) => (count === 1 ? '1 comment, done' : `${count} comments, all done`),
  done: 'Done',
  notDone: 'Not done',
  ofComment: (action: string, name: string) => `${action}: comment by ${name}`,
  marked: (done: boolean) => (done ? 'Comment done.' : 'Comment not done.'),
  deleteQuestion: (name: string) => `Delete the comment by ${isolated(name)} for good?`,
  deleteFailed: 'The comment could not be deleted.',
  showDone: (count: number) => `Show done (${count})`,
  createFailed: 'The link could not be created.',
  turnOffFailed: 'The link could not be turned off.',
  markFailed: 'The comment could not be changed.',
  loadFailed: 'Could not load the links and comments.',
} as const;
