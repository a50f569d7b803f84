import { readdirSync, readFileSync, statSync } from 'node:fs';
import { headingId, helpAbout } from '@lamplight/content/staffPages';
import { expect, test } from 'vitest';
import { routes } from '../../functions/src/api/api.ts';
import { descriptionOf } from '../../functions/src/api/openapi/description.ts';
import { apiReference } from './apiReference.ts';
import { editorsChapter, editorsName, inHandbook, listedPages } from './handbook.ts';

const files = readdirSync(inHandbook()).filter((name) => /^\d.*\.md$/.test(name));
const chapters = new Map(files.map((name) => [name, readFileSync(inHandbook(name), 'utf8')]));
chapters.set(editorsName, editorsChapter());
const all = [...chapters.values()].join('\n');
const idsIn = (text: string) =>
  [...text.matchAll(/^##? (.+)$/gm)].map(([, title = '']) => headingId(title));
const pictures = readdirSync(inHandbook('pictures')).map((name) => `pictures/${name}`);

test('the API reference has every operation, and its links lead to its headings', () => {
  const reference = apiReference();
  const operations = Object.entries(descriptionOf(routes).paths).flatMap(
    ([path, { parameters: _, ...methods }]) =>
      Object.keys(methods).map((method) => `### \`${method.toUpperCase()} ${path}\``),
  );
  expect(operations.length).toBeGreaterThan(60);
  expect(reference.match(/^### .+$/gm)?.toSorted()).toEqual(operations.toSorted());
  const linked = [...reference.matchAll(/\(#api-([^)]+)\)/g)].map(([, id]) => id);
  expect(linked).toEqual(
    [...reference.matchAll(/^## (.+)$/gm)].map(([, name = '']) => headingId(name)),
  );
});

test.each(listedPages)(
  '$title has its help and a picture, otherwise run `npm run screens`',
  ({ title, picture }) => {
    expect(pictures).toContain(picture);
    expect(idsIn(all)).toContain(helpAbout(title).split('#')[1]);
  },
);

test('each picture is small and used in a chapter, and none is missing', () => {
  const shown = new Set([...all.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, name]) => name));
  expect([...shown].toSorted()).toEqual(pictures.toSorted());
  const heavy = pictures.filter((name) => statSync(inHandbook(name)).size > 60_000);
  expect(heavy).toEqual([]);
});

test('each heading has its own address, and links between chapters lead to one', () => {
  expect(idsIn(all).toSorted()).toEqual([...new Set(idsIn(all))].toSorted());
  const links = [...all.matchAll(/[^!]\[[^\]]+\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    const [file = '', id] = link.split('#');
    const chapter = chapters.get(file);
    expect(chapter, link).toBeDefined();
    if (id) expect(idsIn(chapter ?? ''), link).toContain(id);
  }
});
