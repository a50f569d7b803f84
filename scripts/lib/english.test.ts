import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from './places.ts';

/** Idioms that nobody says any more, with what to say instead, and how many are left in comments: none may be added. */
const idioms = [
  { find: /\blest\b/i, say: 'so that … not', left: 0 },
  { find: /\bsomebody\b/i, say: 'someone', left: 0 },
  { find: /\bmeanwhile\b/i, say: 'in the meantime', left: 0 },
  {
    find: /(?<!\b(?:each|all|some|none|one|first|last|many|part|half) )\bof which\b/i,
    say: 'a clause of its own',
    left: 0,
  },
  { find: /\b(for|to|of|with|from|by) who\b/i, say: 'those who', left: 0 },
  { find: /\bwhoever\b/i, say: 'anyone who', left: 0 },
  { find: /\bbeside\b/i, say: 'next to, besides', left: 0 },
  { find: /\bstands?\b(?! (for|in for|out|alone|still)\b)/i, say: 'is', left: 0 },
  {
    find: /(?:^|[.:;] )What (?:is|was|are|were|has|had|comes|came|stands)\b[^?]*$/,
    say: 'a noun as the subject',
    left: 6,
  },
  { find: /(?:^|\. )Of (?!course\b)/, say: 'for, or another beginning', left: 0 },
];

/** Labels may begin with it: “Who said it”. */
const people = {
  find: /(?:^|\. )(?:Who|Whom|Whose)\b[^?:]*$/,
  say: 'people as the subject',
  left: 8,
};

interface Text {
  kind: 'comment' | 'screen' | 'title';
  at: string;
  text: string;
}

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], {
  cwd: inRoot('.'),
})
  .toString()
  .split('\0')
  .filter((file) => file && !/english\.test|^tools\/demoPictures/.test(file));

/** Code whose texts people read: not the demo, whose texts are an organisation's own, nor what is not said any more. */
const isShown = (file: string) =>
  /^(content|web|functions)\/src\//.test(file) &&
  !/\.test\.|\/samples\/|\/words\/|staff\/names|formerTexts/.test(file);

function textsIn(file: string): Text[] {
  const source = readFileSync(inRoot(file), 'utf8');
  const { program, comments } = parseSync(file, source);
  const at = (start: number) => `${file}:${source.slice(0, start).split('\n').length}`;
  const found: Text[] = comments.map(({ start, value }) => ({
    kind: 'comment',
    at: at(start),
    text: value.replace(/\n\s*\*?/g, ' ').replace(/^[\s*]+/, ''),
  }));
  if (isShown(file)) {
    for (const { start, text } of shownIn(program))
      found.push({ kind: 'screen', at: at(start), text });
  }
  if (/\.(test|spec)\.tsx?$/.test(file)) {
    for (const { start, text } of titlesIn(program))
      found.push({ kind: 'title', at: at(start), text });
  }
  return found;
}

interface Call {
  type?: string;
  name?: string;
  object?: Call;
  callee?: Call;
  arguments?: { start: number }[];
}

/** The name at the beginning of a chain of calls: `test` of `test.each(cases)`. */
const calledIn = ({ name, object, callee }: Call): string =>
  name ?? (object || callee ? calledIn(object ?? callee ?? {}) : '');

/** The titles of tests, groups and steps in a syntax tree. */
function titlesIn(node: unknown): { start: number; text: string }[] {
  if (Array.isArray(node)) return node.flatMap(titlesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: given } = node as Call;
  const isTest =
    type === 'CallExpression' && /^(test|describe|\w+Test)$/.test(calledIn(callee ?? {}));
  const own = isTest ? shownIn(given?.[0]) : [];
  return [...own, ...Object.values(node).flatMap(titlesIn)];
}

/** The strings of a syntax tree that are more than a word, such as a key or a path. */
function shownIn(node: unknown): { start: number; text: string }[] {
  if (Array.isArray(node)) return node.flatMap(shownIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, value } = node as { type?: string; start: number; value?: unknown };
  const text =
    type === 'TemplateElement' ? (value as { cooked: string | null }).cooked : (value ?? '');
  const isText = type === 'Literal' || type === 'JSXText' || type === 'TemplateElement';
  if (isText) return typeof text === 'string' && /\w \w/.test(text) ? [{ start, text }] : [];
  return Object.values(node).flatMap(shownIn);
}

const texts = files.flatMap(textsIn);
const found = (kind: Text['kind'], idiom: RegExp) =>
  texts
    .filter((each) => each.kind === kind && idiom.test(each.text))
    .map(({ at, text }) => `${at}: ${text.trim()}`);

test('finds texts and comments', () => {
  expect(texts.filter(({ kind }) => kind === 'screen').length).toBeGreaterThan(1_000);
  expect(texts.filter(({ kind }) => kind === 'comment').length).toBeGreaterThan(1_000);
  expect(texts.filter(({ kind }) => kind === 'title').length).toBeGreaterThan(1_000);
});

test.each(idioms)('texts on screen say “$say”, not $find', ({ find }) => {
  expect(found('screen', find)).toEqual([]);
});

test.each([...idioms, people])('titles of tests say “$say”, not $find', ({ find }) => {
  expect(found('title', find)).toEqual([]);
});

test.each([...idioms, people])('comments say “$say”, not $find', ({ find, left }) => {
  const all = found('comment', find);
  expect(all.length, all.join('\n')).toBeLessThanOrEqual(left);
});
