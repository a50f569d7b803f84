import { blockNames, blockTypes } from '@lamplight/content/pageBlocks';
import { expect, test } from 'vitest';
import { blocksFor } from './blocksFor.ts';

test('the first block is the one whose name was typed', () => {
  for (const name of blockNames) expect(blocksFor(blockTypes[name].label)[0]).toBe(name);
});

test('a block is found by other words for it, and by parts of words in any order', () => {
  expect(blocksFor('faq')).toEqual(['questions']);
  expect(blocksFor('side PICT')).toContain('textWithPicture');
  expect(blocksFor('')).toEqual(blockNames);
  expect(blocksFor('zebra')).toEqual([]);
});
