import { parseArgs } from 'node:util';
import { projectId } from '../lib/chosenProject.ts';
import { Failure } from '../lib/command.ts';
import { emailAddress } from '../lib/staffArguments.ts';

/** What is refused at first, and done where somebody says that they want it. */
const acceptable = ['uncommitted', 'region', 'deletions'] as const;

export type Acceptable = (typeof acceptable)[number];

/** What `npm run deploy` is asked to do. */
export interface DeployOptions {
  project: string;
  /** Whether to change nothing. */
  dryRun: boolean;
  accept: Acceptable[];
  /** The email of who becomes the first manager. */
  manager: string | undefined;
}

const usage = `Usage: npm run deploy -- --project <id> [--dry-run] [--manager <email>] [--accept ${acceptable.join('|')}]`;

/** @throws Failure with the usage, after a sentence on what is wrong with the arguments. */
export function readDeployOptions(args: string[]): DeployOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        project: { type: 'string', default: '' },
        'dry-run': { type: 'boolean', default: false },
        accept: { type: 'string', multiple: true, default: [] },
        manager: { type: 'string' },
      },
    });
    const { project, manager } = values;
    if (!projectId.test(project)) throw new Failure('Name the project by its id.');
    if (project.startsWith('demo-')) {
      throw new Failure(
        `${project} exists nowhere but in the emulators: name a project of https://console.firebase.google.com.`,
      );
    }
    if (manager !== undefined && !emailAddress.test(manager)) {
      throw new Failure(`"${manager}" is no email address.`);
    }
    return {
      project,
      dryRun: values['dry-run'],
      accept: values.accept.map(acceptableIn),
      manager: manager?.toLowerCase(),
    };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function acceptableIn(name: string): Acceptable {
  const found = acceptable.find((each) => each === name);
  if (!found) throw new Failure(`"${name}" is nothing to accept: say ${acceptable.join(', ')}.`);
  return found;
}
