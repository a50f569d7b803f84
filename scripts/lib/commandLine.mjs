// Plain JavaScript, because it runs before anything is installed (see ../run.mjs).
import { parseArgs } from 'node:util';

/** @typedef {{ type: 'boolean' | 'string', does: string, value?: string, multiple?: boolean }} Option */

/**
 * A command of a table.
 * @typedef {object} Command
 * @property {string} script its file, without the end
 * @property {Record<string, string>} [instead] the file for a first word, if it differs
 * @property {string} does what it does, in one or two sentences
 * @property {string[]} [takes] what its words may be; without it, it takes none
 * @property {number} [most] how many words it takes; any number where it is not said
 * @property {Record<string, Option>} [options]
 * @property {string[]} [given] words that always come first
 * @property {string} [call] how it is called, if it is no command of package.json
 * @property {boolean} [lean] whether its memory is limited, since it reads everything stored
 */

/**
 * How a command is called with words.
 * @param {string} name
 * @param {string} words
 * @param {Record<string, Command>} table
 */
function callOf(name, words, table) {
  const { call } = table[name];
  if (call) return [call, words].filter(Boolean).join(' ');
  const npm = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  return words ? `${npm} -- ${words}` : npm;
}

/**
 * @param {string} name
 * @param {Record<string, Command>} table
 */
function helpOf(name, table) {
  const { does, takes = [''], options = {} } = table[name];
  const rows = Object.entries(options).map(([key, { value, does: meaning }]) => [
    value ? `--${key} <${value}>` : `--${key}`,
    meaning,
  ]);
  rows.push(['--help, -h', 'Shows this.']);
  const width = Math.max(...rows.map(([option]) => option.length));
  return [
    ...takes.map((words) => `Usage: ${callOf(name, words, table)}`),
    `\n${does}\n`,
    ...rows.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
  ].join('\n');
}

/**
 * The sentence for arguments that are wrong.
 * @param {string} name
 * @param {string} what
 * @param {Record<string, Command>} table
 */
export const usageErrorText = (name, what, table) =>
  `${what.replace(/\.$/, '')}: see ${callOf(name, '--help', table)}.`;

/**
 * The arguments of a command. An option that is missing from the table is an error of the program.
 * @typedef {object} ParsedArguments
 * @property {string[]} words
 * @property {(option: string) => boolean} flag
 * @property {(option: string) => string | undefined} text
 * @property {(option: string) => string[]} texts
 */

/**
 * Reads arguments as a command of the table takes them.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, Command>} table
 * @returns {ParsedArguments | { help: string } | { wrong: string }}
 */
export function readArguments(name, args, table) {
  const { options = {}, takes, max = takes ? Number.POSITIVE_INFINITY : 0 } = table[name];
  const help = { type: /** @type {const} */ ('boolean'), short: 'h' };
  try {
    const { values, positionals: words } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help },
    });
    if (values.help) return { help: helpOf(name, table) };
    if (words.length > max) return { wrong: `“${words[max]}” is one too many` };
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
