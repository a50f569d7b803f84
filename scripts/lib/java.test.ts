import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findJava, majorVersion } from './java.ts';

let folder: string;
const bin = (name: string) => path.join(folder, name, 'bin');

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'java-'));
  for (const version of ['17.0.2', '21.0.8', '25']) {
    mkdirSync(bin(version), { recursive: true });
    const script = `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`;
    writeFileSync(path.join(bin(version), 'java'), script, { mode: 0o755 });
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

const nothing = { home: undefined, path: '', collections: [] };

test('prefers JAVA_HOME to the PATH', () => {
  const home = path.join(folder, '25');
  expect(findJava({ ...nothing, home, path: bin('21.0.8') })).toBe(bin('25'));
  expect(findJava({ ...nothing, path: bin('21.0.8') })).toBe(bin('21.0.8'));
});

test('skips a Java that is too old for one in the system’s usual folders', () => {
  const places = { home: path.join(folder, '17.0.2'), path: bin('17.0.2'), collections: [folder] };
  expect([bin('21.0.8'), bin('25')]).toContain(findJava(places));
});

test('without a recent Java, says how to get it', () => {
  expect(() => findJava({ ...nothing, path: bin('17.0.2') })).toThrow(/Java 21.*apt install/);
  expect(() => findJava({ ...nothing, collections: ['/nowhere'] })).toThrow(/Java 21/);
});

test.each([
  ['openjdk version "25.0.3" 2026-04-21', 25],
  ['java version "1.8.0_402"', 8],
  ['no such file', undefined],
])('the major version in %s is %s', (answer, version) => {
  expect(majorVersion(answer)).toBe(version);
});
