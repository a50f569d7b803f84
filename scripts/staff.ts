import { command } from './lib/endings.ts';
import { Failure } from './lib/failure.ts';
import { type Ports, portsAt, requestedOffset } from './lib/ports.ts';
import { type Project, withEmulators, withProject } from './lib/project.ts';
import { addStaff, listStaff, logOutStaff, removeStaff } from './lib/staffAccounts.ts';
import { readStaffArguments, type StaffArguments } from './lib/staffArguments.ts';
import { isFree } from './lib/takenPorts.ts';

/** `npm run staff`: adds, removes, logs out and lists staff, of the local run or of a project in the cloud. */
await command(async (args) => {
  const wanted = readStaffArguments(args);
  const { project } = wanted;
  if (project) await withProject(project, perform(wanted)).catch(explain(project));
  else await withEmulators(await runningPorts(), perform(wanted));
  return 0;
});

function perform(wanted: StaffArguments) {
  return async (project: Project) => {
    if (wanted.action === 'list') {
      const lines = await listStaff(project);
      console.log(lines.length > 0 ? lines.join('\n') : 'Nobody is staff yet.');
    } else if (wanted.action === 'add') {
      const link = await addStaff(project, wanted.email);
      console.log(`${wanted.email} is staff. Whoever opens this link sets the password:\n${link}`);
      // The emulator has no page for it.
      if (!wanted.project) console.log('(Locally, put the password at its end: &newPassword=…)');
    } else if (wanted.action === 'logout') {
      await logOutStaff(project, wanted.email);
      console.log(`${wanted.email} is logged out on all devices, and may log in again.`);
    } else {
      await removeStaff(project, wanted.email);
      console.log(`${wanted.email} is no longer staff.`);
    }
  };
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
