import { takeProject } from './chosenProject.ts';
import { Failure } from './command.ts';

/** What `npm run staff` is asked to do. `project` is undefined for the emulators. */
export type StaffArguments = { project: string | undefined } & (
  | { action: 'list' }
  | { action: 'add' | 'remove' | 'logout'; email: string }
);

const usage = [
  'Usage: npm run staff -- add <email> [--project <id>]',
  '       npm run staff -- remove <email> [--project <id>]',
  '       npm run staff -- logout <email> [--project <id>]',
  '       npm run staff -- list [--project <id>]',
].join('\n');

/** What an email address looks like. */
export const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const verbs = { add: 'add', remove: 'remove', logout: 'log out' };

/** @throws Failure with the usage, after a sentence on what is wrong with the arguments. */
export function readStaffArguments(args: string[]): StaffArguments {
  const { project, rest } = takeProject(args, wrong);
  const [action, email, ...more] = rest;
  if (action === 'list') {
    if (email !== undefined) throw wrong('`list` takes no email address.');
    return { action, project };
  }
  if (action !== 'add' && action !== 'remove' && action !== 'logout') {
    throw wrong('Say add, remove, logout or list.');
  }
  if (email === undefined) throw wrong(`Say whom to ${verbs[action]}, by email address.`);
  if (more.length > 0) throw wrong('Give one email address at a time.');
  if (!emailAddress.test(email)) throw wrong(`"${email}" is no email address.`);
  return { action, email: email.toLowerCase(), project };
}

const wrong = (sentence: string) => new Failure(`${sentence}\n${usage}`);
