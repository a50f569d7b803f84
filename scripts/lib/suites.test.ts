import { expect, test } from 'vitest';
import { checkFreeSpace } from './disk.ts';
import { sentence } from './failure.ts';
import { chooseSuites, inGroups } from './suites.ts';

const names = (chosen: ReturnType<typeof chooseSuites>) => chosen.map(({ name }) => name);

test('all suites run, or those that are named, in the same order', () => {
  expect(names(chooseSuites([]))).toEqual(['types', 'lint', 'unit', 'rules', 'functions', 'e2e']);
  expect(names(chooseSuites(['rules', 'unit']))).toEqual(['unit', 'rules']);
  expect(() => chooseSuites(['units'])).toThrow(/no suite "units"/);
});

test('suites that wait for the emulators run side by side, all others alone or with their like', () => {
  expect(inGroups(chooseSuites([])).map(names)).toEqual([
    ['types', 'lint'],
    ['unit'],
    ['rules', 'functions'],
    ['e2e'],
  ]);
  expect(inGroups(chooseSuites(['e2e', 'rules'])).map(names)).toEqual([['rules'], ['e2e']]);
});

test('a full disk is told before and after the fact', async () => {
  await expect(checkFreeSpace(1e12)).rejects.toThrow(/MiB of free disk space/);
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(sentence(full)).toBe('The disk is full: make room and try again.');
});
