import path from 'node:path';
import { inRoot } from './places.ts';

/** The demo project: firebase-tools makes no call to the cloud for a name that begins so. */
export const demoProject = 'demo-lamplight';

/** The account that everybody who starts Lamplight locally signs in with. */
export const demoStaff = {
  uid: 'demo-staff',
  email: 'staff@lamplight.example',
  password: 'lamplight-demo',
};

/**
 * How to run firebase-tools: with this Node, without update checks, messages of the day and usage
 * statistics. `settings`, a folder, keeps a person's own login and settings out of it.
 */
export function firebaseTools(args: string[], settings?: string) {
  return {
    command: process.execPath,
    args: [inRoot('node_modules/firebase-tools/lib/bin/firebase.js'), ...args],
    env: {
      ...process.env,
      // Scripts that ask for `node` get this one too.
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      ...(settings && { XDG_CONFIG_HOME: settings }),
    } as NodeJS.ProcessEnv,
  };
}
