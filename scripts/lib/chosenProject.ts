import { Failure } from './command.ts';
import { demoProject } from './firebaseTools.ts';
import { isFree, type Ports, portsAt, requestedOffset } from './ports.ts';
import { type Project, withEmulators, withProject } from './project.ts';

/** What the id of a project looks like. */
export const projectId = /^[a-z][a-z0-9-]+$/;

/**
 * Takes `--project <id>` out of a command's arguments.
 * @returns the project in the cloud; undefined where none is named, or the emulators' own
 * @param wrong makes an error of what is wrong with the arguments
 */
export function takeProject(
  args: string[],
  wrong: (sentence: string) => Failure,
): { project: string | undefined; rest: string[] } {
  const at = args.indexOf('--project');
  if (at === -1) return { project: undefined, rest: args };
  const project = args[at + 1];
  if (!project || !projectId.test(project)) throw wrong('Name the project by its id.');
  const rest = args.toSpliced(at, 2);
  // A demo project exists nowhere but in the emulators.
  return { project: project.startsWith('demo-') ? undefined : project, rest };
}

/** Where a project is: `emulator` is the host and port of Firestore's, without which it is in the cloud. */
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

/** Turns what the cloud answers into a sentence with a remedy. */
function explain(project: string) {
  return (error: unknown): never => {
    if (error instanceof Failure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `The project ${project} could not be reached: sign in with ` +
        '`gcloud auth application-default login` as somebody who may administer it, and try again. ' +
        `(${message.split('\n')[0]})`,
    );
  };
}
