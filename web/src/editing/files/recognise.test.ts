import { maxFileBytes } from '@lamplight/content/fileContent';
import type { FileType } from '@lamplight/content/fileTypes';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { recognise, typeOf } from './recognise.ts';

/** A document of Office that says its type. */
const office = (part: string, type: string) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types><Override PartName="/${part}" ContentType="application/vnd.${type}.main+xml"/></Types>`,
    ),
    [part]: strToU8('<x/>'),
  });

const openDocument = (type: string) =>
  zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }],
    'content.xml': strToU8('<x/>'),
  });

const openXml = 'openxmlformats-officedocument';
const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';

const offered: [type: FileType, name: string, bytes: Uint8Array][] = [
  ['pdf', 'report.doc', strToU8('%PDF-1.7\n%%EOF')],
  ['docx', 'letter', office('word/document.xml', `${openXml}.wordprocessingml.document`)],
  ['xlsx', 'x.zip', office('xl/workbook.xml', `${openXml}.spreadsheetml.sheet`)],
  ['pptx', '演示', office('ppt/presentation.xml', `${openXml}.presentationml.presentation`)],
  ['odt', 'a.odt', openDocument('text')],
  ['ods', 'a.ods', openDocument('spreadsheet')],
  ['odp', 'a.odp', openDocument('presentation')],
  ['txt', 'notes.csv.txt', strToU8('Dear all,\tsee you\f')],
  // A picture begins with these letters too.
  ['txt', 'cars.txt', strToU8('BMW needs new tyres.')],
  ['txt', 'latin', Uint8Array.of(0x47, 0x72, 0xfc, 0xdf, 0x65)],
  ['csv', 'Übersicht.CSV', strToU8('name;year\nRuth;2025')],
  ['ics', 'term.txt', strToU8(`\ufeff${calendar}`)],
];

test.each(offered)('%s is recognised whatever its name: %s', async (type, name, bytes) => {
  expect(await typeOf(bytes, name)).toBe(type);
});

const cfb = (mark: string) => {
  const bytes = new Uint8Array(4_096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(new Uint8Array(Buffer.from(mark, 'utf16le')), 1_024);
  return bytes;
};

const png = Uint8Array.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52],
  ...[
    0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0, 0x49, 0x44, 0x41,
    0x54,
  ],
]);

const refused: [why: string, name: string, bytes: Uint8Array][] = [
  [filesTexts.code, 'page.pdf', strToU8('\ufeff <!doctype html><p>')],
  [filesTexts.code, 'drawing', strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [filesTexts.code, 'data', strToU8('<?xml version="1.0"?><a/>')],
  [filesTexts.code, 'install', strToU8('#!/bin/sh\nrm -r .')],
  [filesTexts.code, 'run.JS', strToU8('alert(1)')],
  [filesTexts.picture, 'lamp.pdf', png],
  [filesTexts.archive, 'all.docx', zipSync({ 'a.txt': strToU8('a') })],
  [filesTexts.program, 'report.pdf', Uint8Array.from([0x4d, 0x5a, 0, 1, 2, 3])],
  [filesTexts.macros, 'letter.docx', office('word/document.xml', 'ms-word.document.macroEnabled')],
  [filesTexts.oldOffice, 'letter.docx', cfb('WordDocument')],
  [filesTexts.locked, 'letter.docx', cfb('EncryptedPackage')],
  [filesTexts.rtf, 'letter.txt', strToU8('{\\rtf1\\ansi Hello}')],
  [filesTexts.unknown, 'notes.txt', Uint8Array.from([65, 0, 66, 0, 2])],
];

test.each(refused)('%s (%s)', async (why, name, bytes) => {
  await expect(typeOf(bytes, name)).rejects.toThrow(why);
});

test('rejects empty and oversized files without reading them', async () => {
  await expect(recognise(new File([], 'a.txt'))).rejects.toThrow(filesTexts.emptyFile);
  const large = new File([new Uint8Array(maxFileBytes + 1)], 'a.txt');
  large.arrayBuffer = () => Promise.reject(new Error('It was read'));
  await expect(recognise(large)).rejects.toThrow(filesTexts.tooLarge);
});
