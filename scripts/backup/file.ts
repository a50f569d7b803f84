import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { crc32, createGunzip, gzip } from 'node:zlib';
import * as z from '@lamplight/content/zod';
import { Failure } from '../lib/command.ts';

/**
 * A backup is NDJSON, compressed: gzip members of about a mebibyte one behind the other, so that `zcat` shows it and
 * a backup that was cut off goes on behind the last whole one. Its lines are a header, documents, accounts, a
 * manifest with their counts, and a seal: the SHA-256 of all bytes before the seal's own.
 */
const lineSchema = z.union([
  z.object({
    header: z.object({
      /** 1: raised where older programs could not read what is written. */
      format: z.literal(1),
      project: z.string(),
      /** The moment whose documents these are, as RFC 3339. */
      readTime: z.string(),
    }),
  }),
  z.object({
    document: z.object({
      path: z.string(),
      fields: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  }),
  z.object({ account: z.looseObject({ uid: z.string() }) }),
  z.object({
    manifest: z.object({ documents: z.record(z.string(), z.int()), accounts: z.int() }),
  }),
]);

export type Line = z.infer<typeof lineSchema>;

/** How far a backup has come: what is written into its journal with each part. */
export interface Progress {
  /** Bytes of the file that are whole. */
  bytes: number;
  project: string;
  readTime: string;
  /** The collections to back up, in order, as they were when the backup began. */
  sources: string[];
  /** The last document that is in it. */
  last?: { source: string; path: string };
  /** How many documents of each source are in it. */
  documents: Record<string, number>;
}

const compress = promisify(gzip);

/** A part is written when its lines have so many bytes. */
const partBytes = 1024 ** 2;

/** Writes a backup next to its name, from where an earlier try has come, until it is sealed. */
export async function openWriter(name: string, begin: () => Promise<Omit<Progress, 'bytes'>>) {
  const [draft, journal] = [`${name}.part`, `${name}.journal`];
  const earlier = existsSync(draft) ? await lastOf(journal) : undefined;
  const progress: Progress = earlier ?? { ...(await begin()), bytes: 0 };
  // It holds all submissions and accounts: others who use this machine may not read it.
  const file = await open(draft, earlier ? 'r+' : 'w', 0o600);
  const log = await open(journal, 'w');
  await file.truncate(progress.bytes);
  const note = () => log.write(`${JSON.stringify(progress)}\n`);
  // Written anew: behind a line that was cut off, the next one would be part of it.
  if (earlier) await note();
  let [lines, size]: [string[], number] = [[], 0];
  let ends = false;

  /** Writes what has come together as a part. */
  const flush = async () => {
    if (lines.length === 0) return;
    const part = await compress(lines.join(''));
    [lines, size] = [[], 0];
    await file.write(part, 0, part.length, progress.bytes);
    await file.datasync();
    progress.bytes += part.length;
    if (ends) return;
    await note();
    await log.datasync();
  };

  return {
    progress,
    resumed: earlier !== undefined,
    async add(line: Line) {
      const text = `${JSON.stringify(line)}\n`;
      lines.push(text);
      size += text.length;
      if (size >= partBytes) await flush();
    },
    /** From here on nothing is gone on with: what follows the documents is written anew by another try. */
    async endDocuments() {
      await flush();
      ends = true;
    },
    /** Ends the backup and gives it its name. */
    async seal() {
      await flush();
      const seal = sealOf(await hashOf(draft, progress.bytes));
      await file.write(seal, 0, seal.length, progress.bytes);
      await file.datasync();
      await closeAll(file, log);
      await rename(draft, name);
      await rm(journal);
    },
    close: () => closeAll(file, log),
  };
}

const closeAll = async (...files: FileHandle[]) => {
  for (const file of files) await file.close();
};

/** The last line of the journal; a line that was cut off does not count. */
async function lastOf(journal: string): Promise<Progress | undefined> {
  if (!existsSync(journal)) return undefined;
  let last: Progress | undefined;
  for await (const line of linesOf(createReadStream(journal))) last = JSON.parse(line);
  return last;
}

/**
 * The lines of a backup, one by one.
 * @param bytes how many of it are sealed
 */
export async function* linesOfBackup(name: string, bytes: number): AsyncGenerator<Line> {
  const unpacked = createGunzip();
  // Anyone who reads what is unpacked meets its errors.
  const reading = pipeline(createReadStream(name, { end: bytes - 1 }), unpacked).catch(() => {});
  for await (const line of linesOf(unpacked)) {
    const read = lineSchema.safeParse(JSON.parse(line));
    if (!read.success)
      throw new Failure(`${name} is of another kind than this Lamplight can read.`);
    yield read.data;
  }
  await reading;
}

/** Texts that end with a line break. What follows the last one is left out. */
async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let open: Buffer[] = [];
  for await (const chunk of stream) {
    let from = 0;
    for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
      yield Buffer.concat([...open, chunk.subarray(from, to)]).toString();
      [open, from] = [[], to + 1];
    }
    open.push(chunk.subarray(from));
  }
}

/** How many bytes the seal is for. @throws Failure where they are not those that were sealed, or there is no seal. */
export async function sealedBytes(name: string): Promise<number> {
  const found = await stat(name).catch(() => undefined);
  if (!found) throw new Failure(`There is no ${name}.`);
  const bytes = found.size - sealOf('0'.repeat(64)).length;
  const damaged = new Failure(`${name} is damaged, or no whole backup: use another copy of it.`);
  if (bytes < 1) throw damaged;
  const file = await open(name);
  const { buffer } = await file.read(Buffer.alloc(found.size - bytes), 0, null, bytes);
  await file.close();
  if (!buffer.equals(sealOf(await hashOf(name, bytes)))) throw damaged;
  return bytes;
}

async function hashOf(name: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(name, { end: bytes - 1 }), hash);
  return hash.digest('hex');
}

/**
 * The line that seals a backup as a gzip member which is the same on every machine: its text is stored as it is
 * (RFC 1952 and, of the block, RFC 1951, 3.2.4), so that no byte can be another one unnoticed.
 */
function sealOf(sha256: string): Buffer {
  const text = Buffer.from(`${JSON.stringify({ seal: sha256 })}\n`);
  const member = Buffer.alloc(15 + text.length + 8);
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 1]).copy(member);
  member.writeUInt16LE(text.length, 11);
  member.writeUInt16LE(~text.length & 0xffff, 13);
  text.copy(member, 15);
  member.writeUInt32LE(crc32(text), 15 + text.length);
  member.writeUInt32LE(text.length, 19 + text.length);
  return member;
}
