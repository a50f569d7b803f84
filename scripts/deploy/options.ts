import { accountEmail } from '@lamplight/content/accountEmail';
import { projectId } from '../lib/chosenProject.ts';
import { Failure, type ParsedArguments, UsageError } from '../lib/command.ts';
import { emailAddress } from '../lib/staffArguments.ts';

/** Risks that a deploy refuses unless someone accepts them. */
const acceptable = ['uncommitted', 'region', 'deletions'] as const;

export type Acceptable = (typeof acceptable)[number];

/** What `npm run deploy` is asked to do. */
export interface DeployOptions {
  project: string;
  /** Whether to change nothing. */
  dryRun: boolean;
  accept: Acceptable[];
  /** The first manager's email. */
  manager: string | undefined;
}

/** @throws UsageError */
export function readDeployOptions(given: ParsedArguments): DeployOptions {
  const [project, manager] = [given.text('project') ?? '', given.text('manager')];
  if (!projectId.test(project)) throw new UsageError('Name the project by its id.');
  if (project.startsWith('demo-')) {
    throw new Failure(
      `${project} exists nowhere but in the emulators: name a project of https://console.firebase.google.com.`,
    );
  }
  if (manager !== undefined && !emailAddress.test(manager)) {
    throw new UsageError(`"${manager}" is no email address.`);
  }
  return {
    project,
    dryRun: given.flag('dry-run'),
    accept: given.texts('accept').map(acceptableIn),
    manager: manager && accountEmail(manager),
  };
}

function acceptableIn(name: string): Acceptable {
  const found = acceptable.find((each) => each === name);
  if (!found)
    throw new UsageError(`"${name}" is nothing to accept, there are ${acceptable.join(', ')}.`);
  return found;
}
