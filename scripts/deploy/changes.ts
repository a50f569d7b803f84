import { readdirSync } from 'node:fs';
import type { CloudProject } from './cloudProject.ts';
import type { Source } from './source.ts';

/** What the project has and this checkout has not, and what therefore goes. */
export async function leftOver(cloud: CloudProject, source: Source) {
  const [functions, indexes, fields] = await Promise.all([
    cloud.functions(),
    cloud.indexes(),
    cloud.fieldOverrides(),
  ]);
  return {
    functions: functions.filter((each) => !source.declared.functions.includes(each)),
    indexes: [
      ...indexes.map(({ key }) => key).filter((key) => !source.indexes.includes(key)),
      ...fields.filter((each) => !source.fieldOverrides.includes(each)),
    ],
  };
}

/** A line for each kind of thing that is deployed, compared with what is there. */
export async function changes(
  source: Source,
  client: string,
  cloud: CloudProject | undefined,
): Promise<string[]> {
  const files = readdirSync(client, { recursive: true, withFileTypes: true });
  const count = files.filter((each) => each.isFile()).length;
  const { functions } = source.declared;
  if (!cloud) {
    return [
      `indexes: ${source.indexes.length}`,
      `rules: ${source.rules.split('\n').length} lines`,
      `functions: ${functions.join(', ')}`,
      `hosting: ${count} files`,
    ];
  }
  const [stored, indexes, deployed, site, gone] = await Promise.all([
    cloud.rules(),
    cloud.indexes(),
    cloud.functions(),
    cloud.site(),
    leftOver(cloud, source),
  ]);
  const live = site && (await cloud.liveVersion(site.id));
  const known = indexes.map(({ key }) => key);
  const list = (word: string, names: string[]) =>
    names.length > 0 ? [`${word} ${names.join(', ')}`] : [];
  const isNew = (name: string) => !deployed.includes(name);
  return [
    `indexes: ${[
      `${source.indexes.filter((each) => !known.includes(each)).length} to build`,
      ...list('deleted at the end:', gone.indexes),
    ].join('; ')}`,
    `rules: ${differenceOf(stored?.text, source.rules)}`,
    `functions: ${[
      ...list('new', functions.filter(isNew)),
      ...list(
        'again',
        functions.filter((name) => !isNew(name)),
      ),
      ...list('deleted', gone.functions),
    ].join('; ')}`,
    `hosting: ${count} files, ${live ? `in place of the release of ${live.since}` : 'the first release'}`,
  ];
}

/** How many lines differ, wherever they stand. */
function differenceOf(before: string | undefined, after: string): string {
  if (before === undefined) return 'the first ones';
  if (before === after) return 'unchanged';
  const only = (one: string, other: string) => {
    const lines = new Set(other.split('\n'));
    return one.split('\n').filter((line) => !lines.has(line)).length;
  };
  return `${only(after, before)} lines new, ${only(before, after)} gone`;
}
