import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headingId } from '@lamplight/content/staffPages';
import { expect, test } from 'vitest';
import { inRoot } from './places.ts';

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: inRoot('.'),
  },
)
  .toString()
  .split('\0')
  .filter((file) => file && existsSync(inRoot(file)));
const textOf = (file: string) => readFileSync(inRoot(file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md'));
const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```/gm, '');

test('README has at most 150 lines, and all documentation at most 20,000 words', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(150);
  // Figures and the lines of tables are no words.
  const words = documents.flatMap((file) =>
    textOf(file)
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)),
  );
  expect(words.length).toBeLessThanOrEqual(20_000);
});

test.each(documents)('links in %s lead to existing files and headings', (file) => {
  const links = withoutCode(textOf(file)).matchAll(/\]\((?!https?:|\.\.\/\.\.\/issues)([^)]*)\)/g);
  for (const [, link = ''] of links) {
    const [to, id] = link.split('#');
    const target = to ? path.join(path.dirname(file), to) : file;
    expect(existsSync(inRoot(target)), link).toBe(true);
    if (!id) continue;
    const headings = textOf(target).matchAll(/^#+ (.+)$/gm);
    expect(
      [...headings].map(([, title = '']) => headingId(title)),
      link,
    ).toContain(id);
  }
});

test.each(documents)('files and folders named in %s exist', (file) => {
  const names = withoutCode(textOf(file)).matchAll(/`([\w./-]+)`/g);
  for (const [, name = ''] of names) {
    const isPath = /^(content|web|functions|tests|e2e|scripts|docs)\//.test(name);
    if (isPath) expect(existsSync(inRoot(name)), name).toBe(true);
    else if (/^[\w/-]+(\.\w+)?\.(tsx?|mjs)$/.test(name)) {
      expect(
        files.some((each) => `/${each}`.endsWith(`/${name}`)),
        name,
      ).toBe(true);
    }
  }
});

test('documentation named in code and configuration exists', () => {
  const naming = files.filter((file) => /\.(tsx?|m?js|json|yml)$/.test(file));
  const missing = naming.flatMap((file) =>
    [...textOf(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .map(([name]) => name)
      .filter((name) => !existsSync(inRoot(name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
