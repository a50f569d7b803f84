import { accountEmail } from '@lamplight/content/accountEmail';
import { projectIn } from './chosenProject.ts';
import { type Given, WrongUse } from './command.ts';

/** What `npm run staff` is asked to do. `project` is undefined for the emulators. */
export type StaffArguments = { project: string | undefined } & (
  | { action: 'list' }
  | { action: 'add' | 'remove' | 'logout'; email: string }
);

/** The format of an email address. */
export const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const verbs = { add: 'add', remove: 'remove', logout: 'log out' };

/** @throws WrongUse */
export function readStaffArguments(given: Given): StaffArguments {
  const project = projectIn(given);
  const [action, email, ...more] = given.words;
  if (action === 'list') {
    if (email !== undefined) throw new WrongUse('`list` takes no email address.');
    return { action, project };
  }
  if (action !== 'add' && action !== 'remove' && action !== 'logout') {
    throw new WrongUse('Say add, remove, logout or list.');
  }
  if (email === undefined) throw new WrongUse(`Say whom to ${verbs[action]}, by email address.`);
  if (more.length > 0) throw new WrongUse('Give one email address at a time.');
  if (!emailAddress.test(email)) throw new WrongUse(`"${email}" is no email address.`);
  return { action, email: accountEmail(email), project };
}
