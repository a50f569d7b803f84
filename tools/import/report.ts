import { type Finding, type Outcome, outcomes } from './findings.ts';

const words = Object.entries(outcomes) as [Outcome, string][];

/** How many findings there are by outcome: “34 findings: 20 taken in another form, …”. */
export function countText(findings: readonly Finding[]): string {
  const counts = words
    .map(([outcome, text]) => ({
      text,
      count: findings.filter((each) => each.outcome === outcome).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => `${count} ${text}`);
  const all = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return counts.length > 0 ? `${all}: ${counts.join(', ')}` : 'Everything could be taken as it was';
}

const byFile = (findings: readonly Finding[]) =>
  [...Map.groupBy(findings, ({ file }) => file)].sort(([one], [other]) => (one < other ? -1 : 1));

/** The findings as lines for a terminal, by file. */
export const reportLines = (findings: readonly Finding[]): string[] =>
  byFile(findings).flatMap(([file, own]) => [
    `\n${file}`,
    ...own.map(({ path, label, value, done }) =>
      [`  ${path || '(all of it)'}`, label, value, done].filter(Boolean).join(' · '),
    ),
  ]);

/** A report in Markdown. @param summary what was stored, a line each */
export function reportMarkdown(findings: readonly Finding[], summary: readonly string[]): string {
  const tables = byFile(findings).flatMap(([file, own]) => [
    `\n## ${cell(file)}\n`,
    '| Where | Field | Was | What was done |\n| --- | --- | --- | --- |',
    ...own.map(
      ({ path, label, value, done }) => `| ${[path, label, value, done].map(cell).join(' | ')} |`,
    ),
  ]);
  const lines = ['# What moved in\n', ...summary.map((line) => `- ${cell(line)}.`)];
  return [...lines, ...tables, ''].join('\n');
}

/** A text that Markdown shows as it is. */
const cell = (text: string) =>
  text
    .replaceAll(/[\\`*_{}[\]<>|#~&]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim();
