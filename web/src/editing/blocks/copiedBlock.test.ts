import { afterEach, expect, test, vi } from 'vitest';
import { copiedBlock, copyBlock } from './copiedBlock.ts';

afterEach(() => vi.unstubAllGlobals());

test('a copied block keeps texts that can’t be published yet', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const text = 'A'.repeat(6_000);
  copyBlock({ _type: 'quote', _key: 'one', quote: text, name: 'A'.repeat(300) } as never, {});
  expect(copiedBlock()?.block).toMatchObject({ quote: text, name: 'A'.repeat(300) });
});
