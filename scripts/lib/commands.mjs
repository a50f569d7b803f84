// Plain JavaScript, because it runs before anything is installed (see ../run.mjs).
import { parseArgs } from 'node:util';

/** @typedef {{ type: 'boolean' | 'string', does: string, value?: string, multiple?: boolean }} Option */

/**
 * A command of package.json.
 * @typedef {object} Command
 * @property {string} script its file in `scripts`, without the end
 * @property {string} does what it does, in one or two sentences
 * @property {string[]} [takes] what its words may be; without it, it takes none
 * @property {number} [most] how many words it takes; any number where it is not said
 * @property {Record<string, Option>} [options]
 * @property {string[]} [given] words that always come first
 * @property {boolean} [lean] whether it gets little memory, as it reads all that is stored
 */

/** @type {Option} */
const project = { type: 'string', value: 'id', does: 'A project in the cloud, not the local run.' };

/** @type {Option} */
const another = {
  type: 'boolean',
  does: 'The site of another organisation: colours, typefaces, language.',
};

/** @type {Record<string, Option>} */
const beginnings = {
  fresh: { type: 'boolean', does: 'Begins with the demo content and keeps nothing.' },
  empty: { type: 'boolean', does: 'Begins with no content and the demo login, and keeps nothing.' },
};

/** Every command of package.json but the linter's own: what `--help` says, and what is accepted. */
export const commands = /** @type {Record<string, Command>} */ ({
  start: {
    script: 'start',
    does: 'Runs the whole site on this machine, with a demo organisation.',
    options: beginnings,
  },
  dev: {
    script: 'dev',
    does: 'Runs the site like npm start, with Vite’s development server in front of it.',
    options: beginnings,
  },
  test: {
    script: 'test',
    does: 'Runs all suites, those that are named, or what a change can break.',
    takes: ['[suite …] [part of a file’s name …]', 'changed [commit]'],
  },
  staff: {
    script: 'staff',
    does: 'Lets someone into the staff area as a manager, and removes, logs out and lists staff.',
    takes: ['add <email>', 'remove <email>', 'logout <email>', 'list'],
    options: { project },
  },
  deploy: {
    script: 'deploy',
    does: 'Checks everything, deploys, looks at the site, and goes back where it does not work.',
    takes: ['--project <id>'],
    most: 0,
    options: {
      project: { ...project, does: 'The project in the cloud.' },
      'dry-run': { type: 'boolean', does: 'Changes nothing.' },
      manager: { type: 'string', value: 'email', does: 'Becomes the first manager.' },
      accept: {
        type: 'string',
        value: 'uncommitted|region|deletions',
        multiple: true,
        does: 'Does what is refused otherwise.',
      },
    },
  },
  backup: {
    script: 'backup',
    does: 'Backs all documents up, with histories, pictures and people; reads a backup back, or tries one.',
    takes: ['<file>', 'verify <file>', 'drill'],
    most: 2,
    options: { project },
    lean: true,
  },
  restore: {
    script: 'restore',
    does: 'Makes a project hold what a backup does, after it has said what would change.',
    takes: ['<file>'],
    most: 1,
    options: {
      project,
      replace: {
        type: 'string',
        value: 'id',
        does: 'The project again, to go on where it holds other content.',
      },
    },
    lean: true,
  },
  import: {
    script: 'import',
    does: 'Stores the answers of the old API as content, and reports what it could not take.',
    takes: ['<folder>'],
    most: 1,
    options: {
      project,
      'dry-run': { type: 'boolean', does: 'Stores nothing.' },
      replace: {
        type: 'boolean',
        does: 'Saves over other content, and deletes items that the answers do not have.',
      },
      site: {
        type: 'string',
        value: 'address',
        does: 'Where the old site is, for pictures that are only paths.',
      },
      report: {
        type: 'string',
        value: 'file',
        does: 'Where the report goes, else beside the folder.',
      },
      'allow-private': { type: 'boolean', does: 'Fetches pictures from private networks too.' },
    },
  },
  build: {
    script: 'build',
    does: 'Builds what is deployed, or a site for emulators into a folder.',
    takes: ['[folder]'],
    most: 1,
  },
  types: { script: 'types', does: 'Checks the types of the whole repository.' },
  rules: {
    script: 'rules',
    does: 'Writes the shapes of the content and the rights into firestore.rules.',
  },
  screens: {
    script: 'screens',
    does: 'Takes the handbook’s pictures: all, or those with these parts in their names.',
    takes: ['[part of a name …]'],
  },
  load: {
    script: 'load',
    does: 'Measures the built functions under load: sustained, spike, storm, hot, hour, capacity, visit, cdn, costs.',
    takes: ['<scenario> [seconds, rounds or minutes] …'],
    options: { write: { type: 'boolean', does: 'Puts the figures into docs/scale.md.' } },
  },
  'test:mutants': {
    script: 'mutants',
    does: 'Changes the rules in one place at a time and sees whether their tests notice.',
    takes: ['[part of a place …]', 'listed'],
  },
  'test:chaos': {
    script: 'chaos',
    does: 'Has two people edit by chance, for 200 rounds or as many as said; CHAOS_SEED repeats one.',
    takes: ['[rounds]'],
    most: 1,
  },
  'test:nightly': {
    script: 'nightly',
    does: 'Runs what npm test leaves out, or its end-to-end tests with these parts in their names.',
    takes: ['[part of a name …]'],
  },
  'test:access': {
    script: 'nightly',
    does: 'Looks at every state with axe, or at those with these parts in their names.',
    takes: ['[part of a name …]'],
    given: ['access'],
  },
  bench: {
    script: 'bench/pages',
    does: 'Measures with Lighthouse how pages load, and how soon controls answer.',
    takes: ['[page …]'],
    options: {
      runs: {
        type: 'string',
        value: '0 to 99',
        does: 'How often each page is loaded, 5 times without it.',
      },
      another,
    },
  },
  'bench:export': {
    script: 'bench/exportEntries',
    does: 'Measures an export of 100,000 entries, or of as many as said.',
    takes: ['[entries]'],
    most: 1,
  },
  'bench:backup': {
    script: 'bench/backup',
    does: 'Measures a backup of 100,000 entries and 2,000 pictures, or of as many as said.',
    takes: ['[entries] [pictures]'],
    most: 2,
  },
  'bench:cold': {
    script: 'bench/coldStarts',
    does: 'Measures how long functions take to their first answer, 9 times or as often as said.',
    takes: ['[times]'],
    most: 1,
  },
  'bench:quality': {
    script: 'bench/quality',
    does: 'Has Lighthouse judge every public page; fails below 100.',
    options: { another },
  },
  'bench:reads': {
    script: 'bench/reads',
    does: 'Counts the documents that browsers read in what visitors and staff do.',
  },
  'bench:staff': {
    script: 'bench/staff',
    does: 'Measures the staff area on a slow line, 5 times or as often as said.',
    takes: ['[times]'],
    most: 1,
  },
  'bench:table': {
    script: 'bench/table',
    does: 'Measures the table of 100,000 entries, or of as many as said.',
    takes: ['[entries]'],
    most: 1,
  },
});

/** @param {string} name */
const callOf = (name) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);

/** @param {string} name */
export function helpOf(name) {
  const { does, takes = [''], options = {} } = commands[name];
  const rows = Object.entries(options).map(([key, { value, does: meaning }]) => [
    value ? `--${key} <${value}>` : `--${key}`,
    meaning,
  ]);
  rows.push(['--help, -h', 'Shows this.']);
  const width = Math.max(...rows.map(([option]) => option.length));
  return [
    ...takes.map((words) => `Usage: ${callOf(name)}${words && ` -- ${words}`}`),
    `\n${does}\n`,
    ...rows.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
  ].join('\n');
}

/**
 * The sentence for arguments that are wrong.
 * @param {string} name
 * @param {string} what
 */
export const wrongUse = (name, what) =>
  `${what.replace(/\.$/, '')}: see ${callOf(name)} -- --help.`;

/**
 * What a command is given. An option that the table does not have is an error of the program.
 * @typedef {object} Given
 * @property {string[]} words
 * @property {(option: string) => boolean} flag
 * @property {(option: string) => string | undefined} text
 * @property {(option: string) => string[]} texts
 */

/**
 * Reads arguments as a command of the table takes them.
 * @param {string} name
 * @param {string[]} args
 * @returns {Given | { help: string } | { wrong: string }}
 */
export function readArguments(name, args) {
  const { options = {}, takes, most = takes ? Number.POSITIVE_INFINITY : 0 } = commands[name];
  const help = { type: /** @type {const} */ ('boolean'), short: 'h' };
  try {
    const { values, positionals: words } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help },
    });
    if (values.help) return { help: helpOf(name) };
    if (words.length > most) return { wrong: `“${words[most]}” is one too many` };
    /** @param {string} option */
    const at = (option) => {
      if (!(option in options)) throw new Error(`${name} has no option ${option}`);
      return values[option];
    };
    return {
      words,
      flag: (option) => at(option) === true,
      text: (option) => at(option),
      texts: (option) => at(option) ?? [],
    };
  } catch (error) {
    // Node's message begins with the sentence; hints for programmers follow.
    return { wrong: error.message.split(/\.?\n|\. /)[0] };
  }
}
