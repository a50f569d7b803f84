// Plain JavaScript, because it runs before anything is installed (see ../scripts/run.mjs).

/** @typedef {import('../scripts/lib/commandLine.mjs').Command} Command */
/** @typedef {import('../scripts/lib/commandLine.mjs').Option} Option */

/** @type {Option} */
const another = {
  type: 'boolean',
  does: 'The site of another organisation: colours, typefaces, language.',
};

/** @type {Record<string, Command>} */
const tools = {
  load: {
    script: 'load/load',
    does: 'Measures the built functions under load: sustained, spike, storm, hot, unknown, hour, capacity, visit, cdn, costs.',
    takes: ['<scenario> [seconds, rounds or minutes] …'],
    options: { write: { type: 'boolean', does: 'Puts the figures into docs/scale.md.' } },
  },
  mutants: {
    script: 'mutants/mutants',
    does: 'Changes the rules in one place at a time and sees whether their tests notice.',
    takes: ['[part of a place …]', 'listed'],
  },
  chaos: {
    script: 'nightly/chaos',
    does: 'Has two people edit by chance, for 200 rounds or as many as said; CHAOS_SEED repeats one.',
    takes: ['[rounds]'],
    max: 1,
  },
  nightly: {
    script: 'nightly/nightly',
    does: 'Runs what npm test leaves out, or its end-to-end tests with these parts in their names.',
    takes: ['[part of a name …]'],
  },
  access: {
    script: 'nightly/nightly',
    does: 'Looks at every state with axe, or at those with these parts in their names.',
    takes: ['[part of a name …]'],
    given: ['access'],
  },
  tasks: {
    script: 'tasks/tasks',
    does: 'Does twelve everyday tasks of staff and counts clicks, keys and scrolling.',
    takes: ['[part of a name …]'],
  },
  bench: {
    script: 'bench/pages',
    does: 'Measures with Lighthouse how pages load, and how soon controls answer.',
    takes: ['[all | page …]'],
    options: {
      runs: {
        type: 'string',
        value: '0 to 99',
        does: 'How often each page is loaded, 5 times without it.',
      },
      another,
      lazy: {
        type: 'boolean',
        does: 'Lets the browser read code again where an error is made, as developer tools have it do.',
      },
      many: { type: 'boolean', does: 'With 2,000 news items and 500 events.' },
    },
  },
  'bench:export': {
    script: 'bench/exportEntries',
    does: 'Measures an export of 100,000 entries, or of as many as said.',
    takes: ['[entries]'],
    max: 1,
  },
  'bench:backup': {
    script: 'bench/backup',
    does: 'Measures a backup of 100,000 entries and 2,000 pictures, or of as many as said.',
    takes: ['[entries] [pictures]'],
    max: 2,
  },
  'bench:cold': {
    script: 'bench/coldStarts',
    does: 'Measures how long functions take to their first answer, 9 times or as often as said.',
    takes: ['[times]'],
    max: 1,
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
    max: 1,
  },
  'bench:table': {
    script: 'bench/table',
    does: 'Measures the table of 100,000 entries, or of as many as said.',
    takes: ['[entries]'],
    max: 1,
  },
};

/** The commands of `tools/run.mjs`: what `--help` says, and what is accepted. */
export const toolCommands = Object.fromEntries(
  Object.entries(tools).map(([name, { script, ...tool }]) => [
    name,
    { ...tool, script: `tools/${script}`, call: `node tools/run.mjs ${name}` },
  ]),
);
