import { readFileSync } from 'node:fs';
import { group, line, link, list, pixels } from '@lamplight/content/fields';
import { z } from '@lamplight/content/zod';
import { expect, test } from 'vitest';
import { inRoot } from './places.ts';
import { siteSchemas, withShapes } from './rulesShape.ts';

const said = { label: 'Field' };

const rules = readFileSync(inRoot('firestore.rules'), 'utf8');

test('the rules know the shapes that the content has now: otherwise run `npm run rules`', () => {
  expect(withShapes(rules)).toBe(rules);
});

test('what is written by hand has at most 300 lines', () => {
  const generated = withShapes(rules, { documents: {}, lists: {}, submissions: {}, others: {} });
  expect(generated.split('\n').length).toBeLessThanOrEqual(300);
});

test('a field has its type, its length and its place in the number of keys', () => {
  const card = z.strictObject({
    title: line(said),
    back: group({ text: link(said), pages: pixels(said) }),
    marks: list(line(said), { ...said, item: 'mark', limit: 3, required: true }),
  });
  const withCards = withShapes(rules, { ...siteSchemas, lists: { cards: card } });
  expect(withCards).toContain(`
    function hasShapeOfCards(data, beside) {
      let back = data.back;
      return data.size() == 3 + beside
        && back.size() == 2
        && back.pages is int
        && data.marks.concat([]).size() >= 1
        && data.marks.concat([]).size() <= 3
        && areTexts([
          data.title,
          '\\x1d',
          back.text,
          '\\x1d'
        ], '(?:\\x1f{0,25}\\x1e)*\\x1d\\x1e(?:\\x1f{0,256}\\x1e)*\\x1d');
    }
`);
});

test('a text, a list and a map of any keys need a limit', () => {
  const withoutLimit = [z.string(), z.array(line(said)), z.record(z.string(), line(said))];
  for (const field of withoutLimit) {
    const lists = { cards: z.strictObject({ field }) };
    expect(() => withShapes(rules, { ...siteSchemas, lists })).toThrow('limit');
  }
});

test('rules without a place for shapes are refused', () => {
  expect(() => withShapes('service cloud.firestore {}')).toThrow('no place');
});
