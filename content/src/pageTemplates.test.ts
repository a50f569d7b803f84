import { expect, test } from 'vitest';
import { ownPageSchema } from './ownPage.ts';
import { pageTemplates } from './pageTemplates.ts';
import { initialValue } from './readable.ts';

const templates = Object.entries(pageTemplates);

test.each(templates)('a page from the template %s can be saved unchanged', (_, each) => {
  const page = { ...initialValue(ownPageSchema), title: 'Page', address: '/page' };
  const { error } = ownPageSchema.safeParse({ ...page, blocks: each.blocks() });
  expect(error?.issues ?? []).toEqual([]);
});

test('two pages from one template share no key', () => {
  const keys = templates.flatMap(([, { blocks }]) =>
    [blocks(), blocks()].flat().map(({ _key }) => _key),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
