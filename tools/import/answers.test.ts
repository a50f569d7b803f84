import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAnswers } from './answers.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('reads answers by their names, and names files that are not JSON', async () => {
  writeFileSync(path.join(folder, 'Team.JSON'), '\ufeff[]');
  writeFileSync(path.join(folder, 'hhk.json'), '[{ "title": "Helping Hands", ');
  writeFileSync(path.join(folder, 'notes.txt'), 'none');
  const { answers, findings } = await readAnswers(folder);
  expect([...answers]).toEqual([['team.json', []]]);
  expect(findings).toEqual([
    expect.objectContaining({
      file: 'hhk.json',
      outcome: 'failed',
      done: expect.stringMatching(/^not taken because it is not JSON: ./),
    }),
  ]);
});

test.each([
  ['an empty file', '', /it is empty/],
  ['a blank one', '\ufeff \n', /it is empty/],
  ['a page of HTML', '<!DOCTYPE html><p>502 Bad Gateway</p>', /it is not JSON/],
  ['JSON that was cut off', '[{"title":"Helping', /it is not JSON/],
])('%s is an error of that file, not an answer', async (_, text, why) => {
  writeFileSync(path.join(folder, 'hhk.json'), text);
  const { answers, findings } = await readAnswers(folder);
  expect([...answers]).toEqual([]);
  expect(findings).toMatchObject([{ outcome: 'failed', done: expect.stringMatching(why) }]);
});

test('without any answers, says which files belong there', async () => {
  await expect(readAnswers(folder)).rejects.toThrow(/named after its path, such as home.json/);
  await expect(readAnswers(`${folder}/none`)).rejects.toThrow(/There is no folder/);
});
