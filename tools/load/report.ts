import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { inRoot } from '../../scripts/lib/places.ts';

/** The result of a scenario: Markdown for docs/scale.md, and the goals that it missed. */
export interface Outcome {
  text: string;
  failures: string[];
}

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A number as it is read: with so many digits behind the point, in thousands with commas. */
export const shown = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const milliseconds = (value: number): string => `${shown(value, value < 10 ? 1 : 0)} ms`;

/** Where and when something is measured, for the line above its figures. */
export const conditions = (command: string): string =>
  `\`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus()[0]?.model.trim()}, ` +
  `${os.availableParallelism()} processors, Node ${process.versions.node}, ` +
  `load ${shown(os.loadavg()[0] ?? 0, 1)} at the beginning.`;

const file = inRoot('docs/scale.md');
const marked = (name: string) =>
  new RegExp(
    `(<!-- ${name}: written by node tools/run.mjs load -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`,
  );

/** The text about a scenario in docs/scale.md. */
export const keptOf = (name: string): string | undefined =>
  marked(name).exec(readFileSync(file, 'utf8'))?.[0].split('\n').slice(1, -1).join('\n').trim();

/** Puts the result of a scenario into docs/scale.md, in place of the earlier one. */
export function keep(name: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  if (!marked(name).test(before)) throw new Error(`docs/scale.md has no place for ${name}`);
  writeFileSync(
    file,
    before.replace(marked(name), (_, begin, end) => `${begin}\n${text}\n\n${end}`),
  );
}
