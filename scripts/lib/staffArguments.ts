import { accountEmail } from '@lamplight/content/accountEmail';
import { projectIn } from './chosenProject.ts';
import { type ParsedArguments, UsageError } from './command.ts';

/** What `npm run staff` is asked to do. `project` is undefined for the emulators. */
export type StaffArguments = { project: string | undefined } & (
  | { action: 'list' }
  | { action: 'add' | 'remove' | 'logout'; email: string }
);

/** The format of an email address. */
export const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const verbs = { add: 'add', remove: 'remove', logout: 'log out' };

/** @throws UsageError */
export function readStaffArguments(given: ParsedArguments): StaffArguments {
  const project = projectIn(given);
  const [action, email, ...more] = given.words;
  if (action === 'list') {
    if (email !== undefined) throw new UsageError('`list` takes no email address.');
    return { action, project };
  }
  if (action !== 'add' && action !== 'remove' && action !== 'logout') {
    throw new UsageError('Say add, remove, logout or list.');
  }
  if (email === undefined) throw new UsageError(`Say whom to ${verbs[action]}, by email address.`);
  if (more.length > 0) throw new UsageError('Give one email address at a time.');
  if (!emailAddress.test(email)) throw new UsageError(`"${email}" is no email address.`);
  return { action, email: accountEmail(email), project };
}
