import { blockNames, blockTypes } from '@lamplight/content/pageBlocks';
import { expect, test } from 'vitest';
import { blocksFor } from './blocksFor.ts';

test('the first match is the block with the typed name', () => {
  for (const name of blockNames) expect(blocksFor(blockTypes[name].label)[0]).toBe(name);
});

test('finds a block by synonyms, and by parts of words in any order', () => {
  expect(blocksFor('faq')).toEqual(['questions']);
  expect(blocksFor('side PICT')).toContain('textWithPicture');
  expect(blocksFor('')).toEqual(blockNames);
  expect(blocksFor('zebra')).toEqual([]);
});
