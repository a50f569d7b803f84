import { Failure, type ParsedArguments, UsageError } from './command.ts';
import { demoProject } from './firebaseTools.ts';
import { isFree, type Ports, portsAt, requestedOffset } from './ports.ts';
import { type Project, withEmulators, withProject } from './project.ts';

/** The format of a project's id. */
export const projectId = /^[a-z][a-z0-9-]+$/;

/**
 * The project in the cloud that a command is given; undefined where none is named, or the emulators' own.
 * @throws UsageError
 */
export function projectIn(given: ParsedArguments): string | undefined {
  const project = given.text('project');
  if (project !== undefined && !projectId.test(project)) {
    throw new UsageError('Name the project by its id.');
  }
  // A demo project exists nowhere but in the emulators.
  return project?.startsWith('demo-') ? undefined : project;
}

/** A project. `emulator` is the host and port of its Firestore emulator; without it, the project is in the cloud. */
export interface Place {
  project: string;
  emulator?: string | undefined;
}

/**
 * Works on a project in the cloud, or on that of the local run where none is named.
 * @throws Failure where there is no local run, or the cloud does not let one in
 */
export async function withChosenProject<Result>(
  project: string | undefined,
  action: (project: Project, place: Place) => Promise<Result>,
): Promise<Result> {
  if (project) {
    return withProject(project, (opened) => action(opened, { project })).catch(explain(project));
  }
  const ports = await runningPorts();
  const place = { project: demoProject, emulator: `127.0.0.1:${ports.firestore}` };
  return withEmulators(ports, (opened) => action(opened, place));
}

/** The ports of the local run. */
async function runningPorts(): Promise<Ports> {
  const ports = portsAt(requestedOffset() ?? 0);
  if (!(await isFree(ports.firestore))) return ports;
  throw new Failure(
    `No local run answers on port ${ports.firestore}: begin one with npm start (with the same ` +
      'LAMPLIGHT_PORT_OFFSET), or name a project in the cloud with --project <id>.',
  );
}

/** What Google and the network say of someone who isn't logged in, may not do it, or doesn't reach the project. */
const noAccess =
  /credential|invalid_grant|invalid_rapt|reauth|unauthenticated|permission.denied|forbidden|\b40[13]\b|ENOTFOUND|ECONN|EAI_AGAIN|ETIMEDOUT|fetch failed/i;

/** For `catch` of work on a project in the cloud: turns missing access into a sentence with a remedy. @throws */
export function explain(project: string) {
  return (error: unknown): never => {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Failure || !noAccess.test(`${Object(error).code} ${message}`)) throw error;
    throw new Failure(
      `The project ${project} could not be reached: sign in with ` +
        '`gcloud auth application-default login` as someone who may administer it, and try again. ' +
        `(${message.split('\n')[0]})`,
    );
  };
}
