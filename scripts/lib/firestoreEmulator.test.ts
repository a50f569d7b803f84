import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmulatorPlaces, findFirestoreEmulator } from './firestoreEmulator.ts';

let folder: string;
let launcher: string;
let nowhere: EmulatorPlaces;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'emulator-'));
  launcher = path.join(folder, 'launcher.jar');
  nowhere = { chosen: undefined, cache: folder, sdks: () => [], download: () => {} };
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the one that is chosen is taken, and has to exist', () => {
  const chosen = path.join(folder, 'chosen.jar');
  expect(() => findFirestoreEmulator(launcher, { ...nowhere, chosen })).toThrow(/does not exist/);
  writeFileSync(chosen, '');
  expect(findFirestoreEmulator(launcher, { ...nowhere, chosen })).toBe(chosen);
});

test('the one of the gcloud SDK is started by a launcher', () => {
  const parts = path.join(folder, 'platform/cloud-firestore-emulator');
  mkdirSync(parts, { recursive: true });
  writeFileSync(path.join(parts, 'cloud-firestore-emulator.jar'), '');
  const sdks = () => ['/nowhere', folder];
  expect(findFirestoreEmulator(launcher, { ...nowhere, sdks })).toBe(launcher);
  const files = unzipSync(readFileSync(launcher));
  const manifest = strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array());
  expect(manifest.replaceAll('\n ', '')).toContain(`Class-Path: file://${parts}/`);
});

test('otherwise it is downloaded, or one is told how to get it', () => {
  let asked = 0;
  const download = () => {
    asked += 1;
  };
  expect(() => findFirestoreEmulator(launcher, { ...nowhere, download })).toThrow(/gcloud/);
  expect(asked).toBe(1);
});
