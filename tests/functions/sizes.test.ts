import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setImmediate as otherEvents } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask } from './suite.ts';

/** Vite's description of a built module. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const brotli = (text: Buffer | string) => brotliCompressSync(text).length;

/** The modules that these need, they included, each once. */
function closure(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(name)) continue;
    found.add(name);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** A build's modules: what they weigh, compressed with Brotli as a CDN sends them, need and are. */
function builtSizes(folder: string, list: string) {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite', list), 'utf8'));
  /**
   * The bytes of the modules that these need, without those that are there already because others need them.
   * Names are those of source files or, with a leading `_`, of shared chunks.
   */
  const weigh = (names: string[], present: string[] = []): number => {
    const there = closure(manifest, present);
    const files = [...closure(manifest, names)]
      .filter((name) => !there.has(name))
      .map((name) => manifest[name]?.file ?? '');
    return [...new Set(files)]
      .map((file) => brotli(readFileSync(path.join(folder, file))))
      .reduce((sum, size) => sum + size, 0);
  };
  /** The code of a built module. */
  const codeOf = (name: string): string =>
    readFileSync(path.join(folder, manifest[name]?.file ?? `no ${name}`), 'utf8');
  /** The name of a shared chunk, which ends with a hash of its content. */
  const chunk = (name: string): string =>
    Object.keys(manifest).find((each) => each.startsWith(`_${name}-`)) ?? `no ${name}`;
  /** The source files with such names that are built as modules of their own. */
  const named = (name: RegExp): string[] => Object.keys(manifest).filter((each) => name.test(each));
  return { weigh, codeOf, chunk, named, modules: (names: string[]) => closure(manifest, names) };
}

/**
 * The largest size, in kB, of typefaces that were cut for the first paint of a phone, or to the letters of other
 * scripts.
 */
const typefaces: [name: string, max: number][] = [
  ['fraunces-latin-600', 17.5],
  ['vazirmatn-arabic-400-700', 30.3],
  ['noto-sans-devanagari-400-700', 70.7],
];

/** The bytes of a page's style elements, compressed. */
const styleSize = (html: string): number =>
  brotli([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join(''));

const { LAMPLIGHT_STAGE } = process.env;
if (!LAMPLIGHT_STAGE) throw new Error('Run these tests with `npm test -- functions`.');
const hosting = path.join(LAMPLIGHT_STAGE, 'hosting');
const [built, staff] = [builtSizes(hosting, 'manifest.json'), builtSizes(hosting, 'staff.json')];

const entry = ['src/app/entry-client.tsx'];
const [system, carousel] = ['src/theme/publicSystem.ts', 'src/ui/carousel/makeSwiper.ts'];
const site = [...entry, 'src/app/startup/hydration.tsx', system, 'src/app/startup/publicSite.tsx'];
const [untilNeeded, countVisit] = [
  'src/app/startup/untilNeeded.ts',
  'src/app/startup/countVisit.ts',
];
const contact = 'src/pages/contact/ContactPage.tsx';
const validation = ['src/forms/schemaResolver.ts', '../content/src/feedback.ts'];
const store = ['../content/src/contentSource.ts', 'src/firebase/reading/visitorStore.ts'];

/**
 * The files that a browser loads, those that it has already, and the most kB: about 1% more than now, for a field or
 * two.
 */
type Budget = [what: string, names: string[], present: string[], max: number];

const budgets: Budget[] = [
  ['what waits for the first picture', entry, [], 2.43],
  ['a page of text', [...entry, untilNeeded, countVisit], [], 4.1],
  ['what brings a page to life', site, [], 145.5],
  ['the contact page’s form', [contact], site, 17.1],
  ['the mentor form', ['src/pages/mentorForm/MentorFormPage.tsx'], site, 18.5],
  ['a page of blocks', ['src/app/public/OwnPageRoute.tsx'], site, 8.53],
  ['validation', validation, [...site, contact], 28.8],
  ['the carousel', [carousel], site, 19.2],
  ['Firestore, where the pages cannot be had', store, site, 67.4],
];

const login = ['auth', 'base', 'login'].map(staff.chunk);
const editor = [staff.chunk('auth'), 'src/pages/home/HomeEditor.tsx'];
const editors = staff.named(/Editor\.tsx$/);
/** The average size of an editor's own code, in kB: the budget grows with each page. */
const perEditor = 1.64;
const start = 'src/pages/staff/Start.tsx';
const formatting = 'src/editing/richText/EditorParts.tsx';
const editorLater = ['src/submissions/watchUnread.ts', 'src/editing/preview/Preview.tsx'];

const staffBudgets: Budget[] = [
  ['the code before the first paint of the log-in', [staff.chunk('before')], [], 1.53],
  ['the log-in', login, [], 194.5],
  ['an editor, until it can be used', editor, [], 305],
  ['the store, the preview and what dialogs need, once it can', editorLater, editor, 115],
  ['what all editors have of their own', editors, editor, editors.length * perEditor],
  ['the start page', [start], editor, 7.98],
  [
    'the editor of formatted texts, once one is focused',
    [formatting],
    [...editor, ...editorLater],
    66.5,
  ],
];

test.each([
  ...budgets.map((budget) => [...budget, built] as const),
  ...staffBudgets.map((budget) => [...budget, staff] as const),
])('%s stays within its size budget', (what, names, present, max, { weigh }) => {
  const size = weigh(names, present) / 1_000;
  const message = `${what}: ${size} kB. If all of it is needed, set the budget to about 1% more, and say why in the commit.`;
  expect(size, message).toBeLessThanOrEqual(max);
  // A budget that has become generous is no budget.
  expect(size, message).toBeGreaterThan(max * 0.85);
});

test.each(typefaces)('the typeface %s stays within its size budget', (name, max) => {
  const assets = path.join(hosting, 'assets');
  const files = readdirSync(assets).filter((file) => file.startsWith(`${name}-`));
  expect(files).toHaveLength(1);
  expect(readFileSync(path.join(assets, files.join())).length / 1_000).toBeLessThanOrEqual(max);
});

test('axe is served exactly as it was published', () => {
  const published = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  expect(staff.named(/axe-core/).map(staff.codeOf)).toEqual([readFileSync(published, 'utf8')]);
});

test('hydration needs no code of Firebase', () => {
  const holdsFirebase = (name: string) => built.codeOf(name).includes('@firebase/');
  expect([...built.modules(['src/firebase/reading/visitorStore.ts'])].some(holdsFirebase)).toBe(
    true,
  );
  expect([...built.modules(site)].filter(holdsFirebase)).toEqual([]);
});

test('no code of ProseMirror loads before a formatted text is focused', () => {
  const holdsProseMirror = (name: string) => staff.codeOf(name).includes('ProseMirror-focused');
  expect([...staff.modules([formatting])].some(holdsProseMirror)).toBe(true);
  expect([...staff.modules([...editor, ...editorLater])].filter(holdsProseMirror)).toEqual([]);
});

test('an editor can be used without Firestore’s client', () => {
  const store = staff.chunk('store');
  expect(staff.modules(editorLater)).toContain(store);
  expect(staff.modules(editor)).not.toContain(store);
});

test.each([system, carousel])('browsers are told to compile %s in the background', (name) => {
  const hint = /^\/\/# allFunctionsCalledOnLoad\n/;
  expect([...built.modules([name])].map(built.codeOf)).toContainEqual(expect.stringMatching(hint));
});

/** The largest size of the demo's pages, compressed, in kB: at most 10% more than now. */
const pages: [path: string, styles: number, all: number][] = [
  ['/', 8.7, 17.4],
  ['/about', 6.3, 11.8],
  ['/team', 6.6, 12.7],
  ['/ycm', 7.4, 13.9],
  ['/projects/evening-school', 9.4, 20.9],
  ['/news', 7.0, 12.7],
  ['/events', 6.3, 11.6],
  ['/contact', 6.5, 11.3],
  ['/mentorform', 6.5, 11.9],
];

test.each(pages)('%s and its styles stay within their size budgets', async (path, styles, all) => {
  // Compressing takes seconds in which nothing else happens: a connection that the site has closed in the meantime is used no more.
  await otherEvents();
  const html = await (await ask('GET', path)).text();
  expect(styleSize(html) / 1_000).toBeLessThanOrEqual(styles);
  expect(brotli(html) / 1_000).toBeLessThanOrEqual(all);
});
