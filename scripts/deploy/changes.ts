import { readdirSync } from 'node:fs';
import type { CloudProject } from './cloudProject.ts';
import type { Source } from './source.ts';

/**
 * Functions and indexes, compared with those of the project. Those in `gone` are only in the project, and are deleted.
 */
export async function compared(cloud: CloudProject, source: Source) {
  const [functions, indexes, fields] = await Promise.all([
    cloud.functions(),
    cloud.indexes(),
    cloud.fieldOverrides(),
  ]);
  const { declared } = source;
  const known = indexes.map(({ key }) => key);
  return {
    functions: {
      added: declared.functions.filter((each) => !functions.includes(each)),
      again: declared.functions.filter((each) => functions.includes(each)),
      gone: functions.filter((each) => !declared.functions.includes(each)),
    },
    indexes: {
      added: source.indexes.filter((each) => !known.includes(each)),
      gone: [
        ...known.filter((each) => !source.indexes.includes(each)),
        ...fields.filter((each) => !source.fieldOverrides.includes(each)),
      ],
    },
  };
}

/** A line for each kind of thing that is deployed; with `cloud`, compared with what is there. */
export async function changes(
  source: Source,
  client: string,
  cloud: CloudProject | undefined,
): Promise<string[]> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true });
  const count = files.filter((each) => each.isFile()).length;
  if (!cloud) {
    return [
      `indexes: ${source.indexes.length}`,
      `rules: ${source.rules.split('\n').length} lines`,
      `functions: ${source.declared.functions.join(', ')}`,
      `hosting: ${count} files`,
    ];
  }
  const [rules, { functions, indexes }, site] = await Promise.all([
    cloud.rules(),
    compared(cloud, source),
    cloud.site(),
  ]);
  const live = site && (await cloud.liveVersion(site.id));
  const list = (word: string, names: string[]) =>
    names.length > 0 ? [`${word} ${names.join(', ')}`] : [];
  return [
    `indexes: ${[`${indexes.added.length} to build`, ...list('deleted at the end:', indexes.gone)].join('; ')}`,
    `rules: ${differenceOf(rules?.text, source.rules)}`,
    `functions: ${[
      ...list('new', functions.added),
      ...list('again', functions.again),
      ...list('deleted', functions.gone),
    ].join('; ')}`,
    `hosting: ${count} files, ${live ? `in place of the release of ${live.since}` : 'the first release'}`,
  ];
}

/** How many lines differ, wherever they are. */
function differenceOf(before: string | undefined, after: string): string {
  if (before === undefined) return 'the first ones';
  if (before === after) return 'unchanged';
  const only = (one: string, other: string) => {
    const lines = new Set(other.split('\n'));
    return one.split('\n').filter((line) => !lines.has(line)).length;
  };
  return `${only(after, before)} lines new, ${only(before, after)} gone`;
}
