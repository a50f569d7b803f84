import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headingId, helpAbout } from '../../web/src/staffPages.ts';
import { apiReference, referenceFile } from './apiReference.ts';
import { editorsChapter, editorsFile, inHandbook, listedPages } from './handbook.ts';

const files = readdirSync(inHandbook()).filter((name) => /^\d.*\.md$/.test(name));
const chapters = new Map(files.map((name) => [name, readFileSync(inHandbook(name), 'utf8')]));
const all = [...chapters.values()].join('\n');
const idsIn = (text: string) =>
  [...text.matchAll(/^##? (.+)$/gm)].map(([, title = '']) => headingId(title));
const pictures = readdirSync(inHandbook('pictures')).map((name) => `pictures/${name}`);

test('the chapter about the editors and the reference of the API are current: otherwise run `npm run rules`', () => {
  expect(readFileSync(editorsFile, 'utf8')).toBe(editorsChapter());
  expect(readFileSync(referenceFile, 'utf8')).toBe(apiReference());
});

test.each(listedPages)(
  '$title has a picture, or else run `npm run screens`, and its help',
  ({ title, picture }) => {
    expect(pictures).toContain(picture);
    expect(idsIn(all)).toContain(helpAbout(title).split('#')[1]);
  },
);

test('each picture stands in a chapter and is small, and none is missing', () => {
  const shown = new Set([...all.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, name]) => name));
  expect([...shown].toSorted()).toEqual(pictures.toSorted());
  const heavy = pictures.filter((name) => statSync(inHandbook(name)).size > 60_000);
  expect(heavy).toEqual([]);
});

test('each heading has an address of its own, and links between chapters lead to one', () => {
  expect(idsIn(all).toSorted()).toEqual([...new Set(idsIn(all))].toSorted());
  const links = [...all.matchAll(/[^!]\[[^\]]+\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    const [file = '', id] = link.split('#');
    const chapter = chapters.get(file);
    expect(chapter, link).toBeDefined();
    if (id) expect(idsIn(chapter ?? ''), link).toContain(id);
  }
});
