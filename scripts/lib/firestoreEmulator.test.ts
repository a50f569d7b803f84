import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmulatorPlaces, findFirestoreEmulator, manifest } from './firestoreEmulator.ts';

let folder: string;
let launcher: string;
let nowhere: EmulatorPlaces;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'emulator-'));
  launcher = path.join(folder, 'launcher.jar');
  nowhere = { chosen: undefined, cache: folder, sdks: () => [], download: () => {} };
});

afterEach(() => rmSync(folder, { recursive: true }));

test('uses the chosen emulator, which has to exist', () => {
  const chosen = path.join(folder, 'chosen.jar');
  expect(() => findFirestoreEmulator(launcher, { ...nowhere, chosen })).toThrow(/does not exist/);
  writeFileSync(chosen, '');
  expect(findFirestoreEmulator(launcher, { ...nowhere, chosen })).toBe(chosen);
});

test('starts the emulator of the gcloud SDK with a launcher', () => {
  const parts = path.join(folder, 'platform/cloud-firestore-emulator');
  mkdirSync(parts, { recursive: true });
  writeFileSync(path.join(parts, 'cloud-firestore-emulator.jar'), '');
  const sdks = () => ['/nowhere', folder];
  expect(findFirestoreEmulator(launcher, { ...nowhere, sdks })).toBe(launcher);
  const files = unzipSync(readFileSync(launcher));
  const manifest = strFromU8(files['META-INF/MANIFEST.MF'] ?? new Uint8Array());
  expect(manifest.replaceAll('\n ', '')).toContain(
    'Class-Path: platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  );
});

test('otherwise downloads it, or says how to get it', () => {
  let calls = 0;
  const download = () => {
    calls += 1;
  };
  expect(() => findFirestoreEmulator(launcher, { ...nowhere, download })).toThrow(/gcloud/);
  expect(calls).toBe(1);
});

/** Reads a manifest as Java does: a line that begins with a space continues the one before it. */
const readAsJavaDoes = (text: string) => text.replaceAll('\n ', '');

test('puts short entries on a line each and ends the manifest with an empty line', () => {
  expect(manifest({ 'Manifest-Version': '1.0', 'Main-Class': 'a.B' })).toBe(
    'Manifest-Version: 1.0\nMain-Class: a.B\n\n',
  );
});

test.each([60, 61, 71, 72, 73, 131, 132, 133, 500])(
  'a path of %i characters survives',
  (length) => {
    const text = manifest({ 'Class-Path': 'x'.repeat(length) });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(readAsJavaDoes(text)).toBe(`Class-Path: ${'x'.repeat(length)}\n\n`);
  },
);
