import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { libraryPicture, pictureFile, revision } from '@lamplight/content/paths';
import { execa } from 'execa';
import { Timestamp } from 'firebase-admin/firestore';
import { planRestore } from '../../scripts/backup/restore.ts';
import { openStore } from '../../scripts/backup/store.ts';
import { total, verifyBackup } from '../../scripts/backup/take.ts';
import { endWith, onExit } from '../../scripts/lib/command.ts';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { startOwnStage } from '../../scripts/lib/ownStage.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import type { Ports } from '../../scripts/lib/ports.ts';
import { type Project, withEmulators } from '../../scripts/lib/project.ts';
import { seedDemo } from '../../scripts/lib/seed.ts';
import { numberIn, tool } from '../tool.ts';
import { peakMemory } from './bareFunction.ts';
import { storeEntries } from './benchSite.ts';

/** How often backup and restore are killed before they may finish. */
const kills = 10;

/** `run.mjs` starts both with these. */
const heapLimits = ['--max-old-space-size=96', '--max-semi-space-size=2'];

/** The peak memory that a backup or a restore may use at any size, in MB. */
const memoryBudget = 256;

/**
 * `node tools/run.mjs bench:backup`: a backup of 100,000 entries, 2,000 pictures and their histories, or of as many entries and pictures
 * as the arguments say, restored into an empty emulator and compared; both killed ten times at random moments.
 */
await tool('bench:backup', async ({ words }) => {
  const [entries, pictures] = [numberIn(words[0], 100_000), numberIn(words[1], 2_000)];
  const { ports: from } = await startOwnStage(['database']);
  await seedDemo(from);
  await storeEntries({ ports: from }, entries);
  await withEmulators(from, (project) => storePictures(project, pictures));
  const folder = mkdtempSync(path.join(tmpdir(), 'lamplight-backup-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onExit({ orderly: async () => remove(), atOnce: remove });
  const file = path.join(folder, 'backup');

  const taken = await killedRun('backup', [file], from);
  const backup = await verifyBackup(file);
  const { documents } = backup;
  const megabytes = statSync(file).size / 1e6;
  console.log(`${total(documents)} documents, ${megabytes.toFixed(0)} MB: ${taken.text}`);
  const found = await findsFlippedBytes(file);
  console.log(`${found} of 10 flipped bytes were found.`);

  const { ports: to } = await startOwnStage(['database']);
  const restored = await killedRun('restore', [file], to);
  const plan = await withEmulators(to, ({ auth }) => {
    const place = { project: demoProject, emulator: `127.0.0.1:${to.firestore}` };
    return planRestore({ project: demoProject, store: openStore(place), auth }, backup);
  });
  console.log(`${plan.same} documents are the same after the restore: ${restored.text}`);
  const isEqual = plan.same === total(documents) && plan.deleted === 0;
  const isSmall = Math.max(taken.memory, restored.memory) <= memoryBudget;
  return isEqual && isSmall && found === 10 ? 0 : 1;
});

/** Runs a command, killed at random moments, until it finishes. */
async function killedRun(name: string, args: string[], ports: Ports) {
  const offset = `${ports.hosting - 5000}`;
  const began = performance.now();
  let [memory, killed] = [0, 0];
  for (;;) {
    const running = execa(
      process.execPath,
      [...heapLimits, inRoot(`scripts/${name}.ts`), ...args],
      {
        reject: false,
        stdin: 'ignore',
        env: { LAMPLIGHT_PORT_OFFSET: offset },
      },
    );
    endWith(running);
    const watching = setInterval(() => {
      memory = Math.max(memory, peakMemory(running.pid ?? 0) || 0);
    }, 100);
    // Starting takes about a second, in which there is nothing to interrupt.
    const killing =
      killed < kills && setTimeout(() => running.kill('SIGKILL'), 1_000 + Math.random() * 20_000);
    const { failed, isTerminated, stderr } = await running;
    clearInterval(watching);
    if (killing) clearTimeout(killing);
    if (isTerminated) killed += 1;
    else if (failed) throw new Error(stderr);
    else break;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  return {
    memory,
    text: `${name} killed ${killed} times, ${seconds} s in all, at most ${memory.toFixed(0)} MB of memory`,
  };
}

/** In how many of ten copies with one other bit that is noticed. */
async function findsFlippedBytes(file: string): Promise<number> {
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  const handle = openSync(copy, 'r+');
  const byte = Buffer.alloc(1);
  const flip = (at: number) => {
    readSync(handle, byte, 0, 1, at);
    writeSync(handle, Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
  };
  let found = 0;
  for (let round = 0; round < 10; round += 1) {
    const at = Math.floor(Math.random() * statSync(copy).size);
    flip(at);
    found += await verifyBackup(copy).then(
      () => 0,
      () => 1,
    );
    flip(at);
  }
  return found;
}

/** Pictures in three sizes each, with a history of two saves. */
async function storePictures({ firestore }: Project, count: number): Promise<void> {
  console.log(`Storing ${count} pictures …`);
  const updatedAt = Timestamp.now();
  for (let number = 0; number < count; number += 1) {
    const files = [400, 800, 1600].map((width) => {
      const bytes = randomBytes(width * 60);
      return { hash: createHash('sha256').update(bytes).digest('hex'), width, bytes };
    });
    const batch = firestore.batch();
    for (const { hash, width, bytes } of files) {
      const file = { bytes, type: 'image/webp', width, height: width, sizes: {} };
      batch.set(firestore.doc(pictureFile(hash)), file);
    }
    const document = libraryPicture(files[2]?.hash ?? '');
    const saved = { name: `Picture ${number}`, updatedAt, updatedBy: 'demo-staff' };
    batch.set(firestore.doc(document), { ...saved, version: 2 });
    for (const version of [1, 2])
      batch.set(firestore.doc(revision(document, version)), { ...saved, version });
    await batch.commit();
  }
}
