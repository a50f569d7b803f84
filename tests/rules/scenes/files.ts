import { createHash } from 'node:crypto';
import {
  contentHashInput,
  type FileContent,
  factsText,
  filePartBytes,
  maxFileBytes,
  partsOf,
  pdfProblems,
} from '@lamplight/content/fileContent';
import { type FileType, fileTypes } from '@lamplight/content/fileTypes';
import { fileContent, filePart, libraryFile } from '@lamplight/content/paths';
import { times } from '@lamplight/content/samples/sample';
import type { Data } from '../asking/encoding.ts';
import { type Case, type Scene, type Write, writing } from '../asking/requests.ts';
import { savedAs, saveOf } from '../asking/saves.ts';

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** A content that says this of itself, under the hash of that. */
function describedAs(said: Omit<FileContent, 'lacks'>, changes: Data = {}) {
  const hash = hashOf(contentHashInput(said));
  return { hash, data: { ...said, lacks: [], ...changes } as Data };
}

/** A file of one part: its content, the writes that store it, and what the file says of it. */
export function storedAs(text: string, type: FileType = 'pdf') {
  const bytes = Buffer.from(text);
  const part = { hash: hashOf(bytes), data: { bytes } as Data };
  const said = { type, bytes: bytes.length, parts: [part.hash] };
  const { hash, data } = describedAs(said);
  const stored = { [filePart(part.hash)]: part.data, [fileContent(hash)]: data };
  const writes = Object.entries(stored).map(([path, each]): Write => ({ set: path, data: each }));
  return { part, said, hash, data, stored, writes, facts: factsText({ ...said, hash }) };
}

export const report = storedAs('A report');
const { part } = report;

const storingPart = (what: string, allowed: boolean, data: Data, hash = part.hash): Case =>
  writing(what, [{ set: filePart(hash), data }], allowed);

const partOf = (length: number, allowed: boolean) => {
  const bytes = Buffer.alloc(length, 'x');
  return storingPart(`one of ${length} bytes`, allowed, { bytes }, hashOf(bytes));
};

const storing = (
  what: string,
  allowed: boolean,
  said: Partial<Record<keyof FileContent, unknown>>,
): Case => {
  const { lacks = [], ...others } = said;
  const content = { ...report.said, ...others } as FileContent;
  const { hash } = describedAs({ ...content, parts: [content.parts].flat() });
  return writing(what, [{ set: fileContent(hash), data: { ...content, lacks } as Data }], allowed);
};

const storingAs = (what: string, changes: Data, hash = report.hash): Case =>
  writing(what, [{ set: fileContent(hash), data: { ...report.data, ...changes } }], false);

/** As many parts as a file of so many bytes has, or more or fewer; the last one is there. */
const partsFor = (bytes: number, more = 0) => [
  ...times(partsOf(bytes) - 1 + more, (index) => hashOf(`${index}`)),
  part.hash,
];

const ofBytes = (bytes: number, allowed: boolean) =>
  storing(`one of ${bytes} bytes`, allowed, { bytes, parts: partsFor(bytes) });

const reading = (what: string, path: string, allowed: boolean): Case => ({
  what,
  by: 'visitor',
  allowed,
  request: { get: path },
});

const path = libraryFile('report');
const known = { title: 'Annual report', content: report.facts, order: 1 };
const later = storedAs('A report of the next year', 'docx');

const adding = (what: string, allowed: boolean, changes: Data = {}, first = report.writes) =>
  writing(what, [...first, ...saveOf('staff', path, known, { saying: changes })], allowed);

/** Staff store parts of a file under the hash of their bytes, its content under the hash of what it says, and the file. */
export const files: Scene[] = [
  {
    title: 'storing a part of a file',
    cases: [
      storingPart('a small one', true, part.data),
      partOf(1, true),
      partOf(filePartBytes, true),
      partOf(filePartBytes + 1, false),
      partOf(0, false),
      storingPart('one under another hash', false, part.data, hashOf('Another')),
      storingPart(
        'one under its hash in capital letters',
        false,
        part.data,
        part.hash.toUpperCase(),
      ),
      ...['A report', null, 8, undefined].map((bytes) =>
        storingPart(`one with ${JSON.stringify(bytes)} for bytes`, false, { bytes }),
      ),
      storingPart('one with more', false, { ...part.data, name: 'report.pdf' }),
    ],
  },
  {
    title: 'storing the content of a file',
    stored: { [filePart(part.hash)]: part.data },
    cases: [
      ...Object.keys(fileTypes).map((type) => storing(`one of ${type}`, true, { type })),
      ...['exe', 'html', 'PDF', '', null].map((type) => storing(`a ${type}`, false, { type })),
      writing(
        'one, by a viewer',
        [{ set: fileContent(report.hash), data: report.data }],
        false,
        'viewer',
      ),
      ofBytes(1, true),
      ofBytes(filePartBytes + 1, true),
      ofBytes(20 * filePartBytes + 1, true),
      ofBytes(maxFileBytes, true),
      ofBytes(maxFileBytes + 1, false),
      ...[0, -1, 1.5, '8', null].map((bytes) => storing(`one of ${bytes} bytes`, false, { bytes })),
      storing('one without parts', false, { parts: [] }),
      storing('an empty one without parts', false, { bytes: 0, parts: [] }),
      ...[1, -1].map((more) => {
        const bytes = 3 * filePartBytes;
        return storing(`one with ${more} parts more`, false, {
          bytes,
          parts: partsFor(bytes, more),
        });
      }),
      storing('one with a text for parts', false, { parts: part.hash }),
      storing('one with a part that is no hash', false, {
        bytes: filePartBytes + 1,
        parts: ['../staff', part.hash],
      }),
      storing('one whose last part is not there', false, { parts: [hashOf('Another')] }),
      writing('one together with its part', later.writes, true),
      storingAs('one under another hash', {}, hashOf('Another')),
      storingAs('one under its hash in capital letters', {}, report.hash.toUpperCase()),
      storing('one that lacks all', true, { lacks: pdfProblems }),
      storing('one that lacks something else', false, { lacks: ['grace'] }),
      storing('one that lacks the same often', false, { lacks: Array(6).fill('title') }),
      ...['title', null, {}].map((lacks) => storingAs(`one that lacks ${lacks}`, { lacks })),
      ...Object.keys(report.data).map((key) =>
        storingAs(`one without ${key}`, { [key]: undefined }),
      ),
      storingAs('one with more', { name: 'report.pdf' }),
    ],
  },
  {
    title: 'the stored content and parts of a file',
    stored: report.stored,
    cases: [
      ...report.writes.map((write) => writing('storing it again', [write], false)),
      writing(
        'what a content lacks',
        [{ update: fileContent(report.hash), data: { lacks: ['title'] } }],
        false,
      ),
      ...Object.keys(report.stored).map((its) =>
        writing(`deleting ${its}`, [{ delete: its }], false),
      ),
    ],
  },
  {
    title: 'reading the content and parts of a file',
    stored: { ...report.stored, [fileContent('one')]: report.data, [filePart('one')]: part.data },
    cases: [
      reading('a content by its hash', fileContent(report.hash), true),
      reading('a part by its hash', filePart(part.hash), true),
      reading('a content by no hash', fileContent('one'), false),
      reading('a part by no hash', filePart('one'), false),
    ],
  },
  {
    title: 'a new file',
    cases: [
      adding('with its content', true),
      adding('without it', false, {}, []),
      adding('with another content', false, { content: later.facts }),
      adding('with a content of 80 characters', true, { content: report.facts.padEnd(80) }),
      adding('with a content of 81 characters', false, { content: report.facts.padEnd(81) }),
      ...['', report.hash.slice(1), `../${report.facts}`, null, 7, undefined].map((content) =>
        adding(`with the content ${content}`, false, { content }),
      ),
      ...['1', 1.5, null, undefined].map((order) => adding(`added at ${order}`, false, { order })),
      adding('in the name of a colleague', false, { updatedBy: 'colleague' }),
      adding('as its second version', false, { version: 2 }),
      adding('with more', false, { secret: true }),
    ],
  },
  {
    title: 'an existing file',
    stored: { ...report.stored, ...savedAs(path, known, 1) },
    cases: [
      reading('reading it', path, true),
      writing(
        'renaming it',
        saveOf('staff', path, { ...known, title: 'Report' }, { from: 1 }),
        true,
      ),
      writing(
        'replacing it',
        [
          ...later.writes,
          ...saveOf('staff', path, { ...known, content: later.facts }, { from: 1 }),
        ],
        true,
      ),
      writing(
        'replacing it by what is not there',
        saveOf('staff', path, { ...known, content: later.facts }, { from: 1 }),
        false,
      ),
      writing(
        'changing it without a revision',
        saveOf('staff', path, known, { from: 1, without: 'revision' }),
        false,
      ),
      writing('changing its first version', saveOf('staff', path, known), false),
    ],
  },
];
