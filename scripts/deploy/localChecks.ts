import { isIP } from 'node:net';
import { execa } from 'execa';
import { withShapes } from '../lib/rulesShape.ts';
import type { Check } from './checks.ts';
import type { DeployOptions } from './options.ts';
import type { Source } from './source.ts';

const someOf = (list: string[]) =>
  list.length > 3 ? `${list.slice(0, 3).join(', ')} and ${list.length - 3} more` : list.join(', ');

/** The checks that need no account, except for the build. */
export const localChecks = (
  folder: string,
  { project }: DeployOptions,
  source: Source,
): Check[] => [
  {
    name: 'what is not committed',
    accept: 'uncommitted',
    check: () => uncommitted(folder),
  },
  {
    name: 'the shape in the rules',
    check: () =>
      withShapes(source.rules) === source.rules
        ? undefined
        : 'firestore.rules is out of date: run `npm run rules`, check what it changed, and commit it.',
  },
  {
    name: 'the size of the rules',
    check: () => {
      const bytes = Buffer.byteLength(source.rules);
      return bytes <= maxRulesBytes
        ? undefined
        : `firestore.rules has ${bytes} bytes, and the limit is ${maxRulesBytes}: shorten the part that is written by hand.`;
    },
  },
  ...settingsChecks(project, source),
];

/** https://firebase.google.com/docs/firestore/quotas#security_rules */
const maxRulesBytes = 256 * 1024;

async function uncommitted(folder: string): Promise<string | undefined> {
  const options = { cwd: folder, reject: false } as const;
  const { stdout, failed } = await execa('git', ['status', '--porcelain'], options);
  if (failed) {
    return 'The folder is not under git, so nobody could tell later what was deployed: clone the repository, or say --accept uncommitted.';
  }
  const files = stdout.split('\n').flatMap((line) => line.slice(3).trim() || []);
  return files.length === 0
    ? undefined
    : `Changes are not committed (${someOf(files)}): commit them, or deploy them as they are with --accept uncommitted.`;
}

/** Settings of the functions besides their parameters: Node reads them. */
const forNode = ['NODE_OPTIONS'];

/** The errors of the settings of the functions. */
function settingsChecks(project: string, { settings, declared }: Source): Check[] {
  const { values, malformed } = settings;
  const where = `functions/.env or functions/.env.${project}`;
  const parameters = declared.parameters.filter(({ type }) => type !== 'secret');
  const known = [...parameters.map(({ name }) => name), ...forNode];
  const all = (problems: string[], remedy: string) =>
    problems.length === 0 ? undefined : `${problems.join('; ')}: ${remedy}`;
  return [
    {
      name: 'the lines of the settings',
      check: () =>
        malformed.length === 0
          ? undefined
          : `A line says nothing in ${malformed.join(', ')}: write NAME=value, or # before a comment.`,
    },
    {
      name: 'the names of the settings',
      check: () =>
        all(
          Object.keys(values).flatMap((name) =>
            known.includes(name) ? [] : `${name} is no setting of the functions`,
          ),
          `correct or remove it in ${where}; docs/deploying.md lists all.`,
        ),
    },
    {
      name: 'settings without a value',
      check: () =>
        all(
          parameters.flatMap(({ name }) => (name in values ? [] : `${name} is set nowhere`)),
          'add it to functions/.env, empty or with its default as in docs/deploying.md.',
        ),
    },
    {
      name: 'the values of the settings',
      check: () =>
        all(
          parameters.flatMap(({ name, type }) => wrongValue(name, type, values[name]) ?? []),
          `correct it in ${where}.`,
        ),
    },
    {
      name: 'settings that belong together',
      check: () => all(contradictions(values), `set both or neither in ${where}.`),
    },
  ];
}

const maxima: Record<string, number> = {
  SMTP_PORT: 65_535,
  RETENTION_DAYS: 36_500,
  ACTIVITY_DAYS: 36_500,
};

function wrongValue(name: string, type: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const maximum = maxima[name] ?? 1_000_000_000;
  if (type === 'int') {
    const fits = /^\d+$/.test(value) && Number(value) <= maximum;
    return fits ? undefined : `${name} is “${value}” and has to be a whole number up to ${maximum}`;
  }
  if (value === '') return undefined;
  if (name === 'SITE_ADDRESS' && !isOrigin(value)) {
    return `${name} is “${value}” and has to be an address like https://www.example.org`;
  }
  if (name === 'SMTP_HOST' && !isHost(value)) return `${name} is “${value}”, which is no host`;
  if (name.startsWith('NOTICE_') && !value.split(',').every(isMailbox)) {
    return `${name} is “${value}”, which is no email address`;
  }
  return undefined;
}

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:\/\/[^/]+\/?$/.test(value) && new URL(value).username === '';
const isHost = (value: string) =>
  isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value);
const isMailbox = (value: string) => /^([^<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value.trim());

/** The second of each pair whose first one is set: each needs the other. */
const belongTogether = [
  ['SMTP_HOST', 'NOTICE_FROM'],
  ['SMTP_HOST', 'NOTICE_TO'],
  ['SMTP_USER', 'SMTP_HOST'],
  ['NOTICE_FROM', 'SMTP_HOST'],
  ['NOTICE_TO', 'SMTP_HOST'],
] as const;

const contradictions = (values: Record<string, string>): string[] =>
  belongTogether.flatMap(([name, needed]) =>
    values[name] && !values[needed] ? `${name} is set without ${needed}` : [],
  );
