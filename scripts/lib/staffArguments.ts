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

/** What the id of a project, and an email address, look like. */
export const projectId = /^[a-z][a-z0-9-]+$/;
export const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const verbs = { add: 'add', remove: 'remove', logout: 'log out' };

/** @throws Failure with the usage, after a sentence on what is wrong with the arguments. */
export function readStaffArguments(args: string[]): StaffArguments {
  const { project, rest } = takeProject(args);
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

function takeProject(args: string[]): { project: string | undefined; rest: string[] } {
  const at = args.indexOf('--project');
  if (at === -1) return { project: undefined, rest: args };
  const project = args[at + 1];
  if (!project || !projectId.test(project)) throw wrong('Name the project by its id.');
  const rest = args.toSpliced(at, 2);
  // A demo project exists nowhere but in the emulators.
  return { project: project.startsWith('demo-') ? undefined : project, rest };
}

const wrong = (sentence: string) => new Failure(`${sentence}\n${usage}`);
