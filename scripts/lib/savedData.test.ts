import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { portsAt } from './ports.ts';
import { adopt, saveData, savedData } from './savedData.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saved-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function draft(content: string): string {
  const file = path.join(folder, 'draft');
  mkdirSync(file);
  writeFileSync(path.join(file, 'content'), content);
  return file;
}

test('at first there is no save', () => {
  expect(savedData(folder)).toBeUndefined();
  expect(savedData(path.join(folder, 'nowhere'))).toBeUndefined();
});

test('the newest save counts, and only that one is kept', () => {
  for (const content of ['one', 'two', 'three']) adopt(draft(content), folder);
  expect(savedData(folder)).toBe(path.join(folder, '3'));
  expect(readdirSync(folder)).toEqual(['3']);
});

test('an interrupted save does not count', () => {
  adopt(draft('whole'), folder);
  draft('half');
  expect(savedData(folder)).toBe(path.join(folder, '1'));
});

test('leftover older saves do not count', () => {
  for (const name of ['9', '10', '8']) mkdirSync(path.join(folder, name));
  expect(savedData(folder)).toBe(path.join(folder, '10'));
});

test('a failed save says so and leaves the last one', async () => {
  adopt(draft('whole'), folder);
  await expect(saveData(portsAt(56_000), folder)).rejects.toThrow(/could not be saved/);
  expect(savedData(folder)).toBe(path.join(folder, '1'));
});
