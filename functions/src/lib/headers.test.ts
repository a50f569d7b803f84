import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { safeHeaders } from './headers.ts';

interface Entry {
  source: string;
  headers: { key: string; value: string }[];
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'),
);
const entries: Entry[] = hosting.headers;

test('Hosting says of every address what the functions say', () => {
  const everywhere = entries.filter(({ source }) => source === '**');
  expect(everywhere).toHaveLength(1);
  const said = everywhere[0]?.headers.map(({ key, value }) => [key, value]) ?? [];
  expect(Object.fromEntries(said)).toEqual(safeHeaders);
});

test('Hosting says nothing of every address that a function decides for itself', () => {
  const keys = entries.flatMap(({ source, headers }) =>
    source === '**' ? headers.map(({ key }) => key.toLowerCase()) : [],
  );
  expect(keys).not.toContain('cache-control');
  expect(keys).not.toContain('content-security-policy');
});
