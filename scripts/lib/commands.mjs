// Plain JavaScript, because it runs before anything is installed (see ../run.mjs).

/** @typedef {import('./commandLine.mjs').Command} Command */
/** @typedef {import('./commandLine.mjs').Option} Option */

/** @type {Option} */
const project = { type: 'string', value: 'id', does: 'A project in the cloud, not the local run.' };

/** @type {Record<string, Option>} */
const beginnings = {
  fresh: { type: 'boolean', does: 'Begins with the demo content and keeps nothing.' },
  empty: { type: 'boolean', does: 'Begins with no content and the demo login, and keeps nothing.' },
};

/** Every command of package.json but the linter's own: what `--help` says, and what is accepted. */
export const commands = /** @type {Record<string, Command>} */ ({
  start: {
    script: 'scripts/start',
    does: 'Runs the whole site on this machine, with a demo organisation.',
    options: beginnings,
  },
  dev: {
    script: 'scripts/dev',
    does: 'Runs the site like npm start, with Vite’s development server in front of it.',
    options: beginnings,
  },
  test: {
    script: 'scripts/test',
    instead: { changed: 'tools/changed/changed' },
    does: 'Runs all suites, those that are named, or what a change can break.',
    takes: ['[suite …] [part of a file’s name …]', 'changed [commit]'],
  },
  staff: {
    script: 'scripts/staff',
    does: 'Lets someone into the staff area as a manager, and removes, logs out and lists staff.',
    takes: ['add <email>', 'remove <email>', 'logout <email>', 'list'],
    options: { project },
  },
  deploy: {
    script: 'scripts/deploy',
    does: 'Checks everything, deploys, checks the site, and rolls back if it doesn’t work.',
    takes: ['--project <id>'],
    max: 0,
    options: {
      project: { ...project, does: 'The project in the cloud.' },
      'dry-run': { type: 'boolean', does: 'Changes nothing.' },
      manager: { type: 'string', value: 'email', does: 'Becomes the first manager.' },
      accept: {
        type: 'string',
        value: 'uncommitted|region|deletions',
        multiple: true,
        does: 'Accepts what a check would refuse.',
      },
    },
  },
  backup: {
    script: 'scripts/backup',
    does: 'Backs up all documents, with histories, pictures and people; verifies a backup, or tries to restore one.',
    takes: ['<file>', 'verify <file>', 'drill'],
    max: 2,
    options: { project },
    lean: true,
  },
  restore: {
    script: 'scripts/restore',
    does: 'Restores a backup into a project, after it has said what would change.',
    takes: ['<file>'],
    max: 1,
    options: {
      project,
      replace: {
        type: 'string',
        value: 'id',
        does: 'The project again, to replace other content in it.',
      },
    },
    lean: true,
  },
  import: {
    script: 'tools/import/import',
    does: 'Imports the responses of the old API, and reports what it couldn’t import.',
    takes: ['<folder>'],
    max: 1,
    options: {
      project,
      'dry-run': { type: 'boolean', does: 'Stores nothing.' },
      replace: {
        type: 'boolean',
        does: 'Overwrites other content, and deletes items that the responses don’t have.',
      },
      site: {
        type: 'string',
        value: 'address',
        does: 'Where the old site is, for pictures that are only paths.',
      },
      report: {
        type: 'string',
        value: 'file',
        does: 'Where the report goes, else next to the folder.',
      },
      'allow-private': { type: 'boolean', does: 'Fetches pictures from private networks too.' },
    },
  },
  build: {
    script: 'scripts/build',
    does: 'Builds what is deployed, or a site for emulators into a folder.',
    takes: ['[folder]'],
    max: 1,
  },
  rules: {
    script: 'scripts/rules',
    does: 'Writes the shapes of the content and the rights into firestore.rules.',
  },
  screens: {
    script: 'tools/screens/screens',
    does: 'Takes the handbook’s pictures: all, or those with these parts in their names.',
    takes: ['[part of a name …]'],
  },
  looks: {
    script: 'tools/screens/looks',
    does: 'Updates the reference pictures of pages and components for e2e/looks.spec.ts.',
  },
});
