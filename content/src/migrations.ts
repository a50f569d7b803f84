import { isMap } from './isMap.ts';
import { keyed } from './itemKeys.ts';
import { withTextKeys } from './texts/visitor/formerTexts.ts';

type Content = Record<string, unknown>;
type Change = (value: unknown) => unknown;

/**
 * A change of the content's shape: it turns content of one version into that of the next. It may get any stored
 * content, broken content too, so it never throws, and changes only what it names. It gets one document, without its
 * place and its metadata.
 */
export interface Migration {
  /** What it changes, in one sentence. */
  what: string;
  /** By the path of a single document, such as `site/home`, or the collection of an item, such as `team`. */
  documents: Readonly<Record<string, (content: Content) => Content>>;
}

/**
 * Every change of the shape, the first one first. One that was deployed stays as it is for ever: revisions and backups
 * keep the shape that they were stored in, and are read through all that came after it.
 */
export const migrations: readonly Migration[] = [
  {
    what: 'Objects in lists have keys.',
    documents: Object.fromEntries(
      [
        ...['home', 'giving', 'navigation', 'organisation', 'privacy'].map(
          (name) => `site/${name}`,
        ),
        'international',
        'ycm',
        'sz',
        'shb',
        'sem',
        'hhk',
      ].map((place) => [place, keyed]),
    ),
  },
  {
    what: 'Own wordings are known by keys of texts, no longer by their English.',
    documents: { 'site/organisation': withTextKeys },
  },
  // The next one comes here.
];

/** The version of content after so many changes. */
export const versionAfter = (all: readonly Migration[]): number => all.length + 1;

/** The version of the content that this code knows. */
export const contentVersion = versionAfter(migrations);

/** The changes that content of a version has still to go through, of a document at a path. */
function changesFor(path: string, version: number, all: readonly Migration[]) {
  const [collection = '', id] = path.split('/');
  const name = collection === 'site' ? `site/${id}` : collection;
  return all
    .slice(version - 1)
    .flatMap(({ documents }) => (Object.hasOwn(documents, name) ? (documents[name] ?? []) : []));
}

/** Whether content of a version has still to be changed. */
export const isOld = (path: string, version: number, all = migrations): boolean =>
  changesFor(path, version, all).length > 0;

/** Content of a version as that of the newest. */
export const migrated = (
  path: string,
  content: Content,
  version: number,
  all = migrations,
): Content => changesFor(path, version, all).reduce((now, change) => change(now), content);

/**
 * Changes what is at a dotted path, where something is there; `*` is each item of a list:
 * `at('events.*.name', (name) => …)`.
 */
export function at(path: string, change: Change) {
  return (content: Content): Content => Object(changedAt(content, path.split('.'), change));
}

/** Gives the field at a dotted path another name, where it is. */
export function renamed(path: string, to: string) {
  const steps = path.split('.');
  const from = steps.pop() ?? '';
  const rename = (value: unknown) => {
    if (!isMap(value) || !Object.hasOwn(value, from)) return value;
    const { [from]: field, ...others } = value;
    return { [to]: field, ...others };
  };
  return (content: Content): Content => Object(changedAt(content, steps, rename));
}

function changedAt(value: unknown, [step, ...rest]: string[], change: Change): unknown {
  if (step === undefined) return change(value);
  if (step === '*') {
    return Array.isArray(value) ? value.map((item) => changedAt(item, rest, change)) : value;
  }
  if (!isMap(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: changedAt(value[step], rest, change) };
}
