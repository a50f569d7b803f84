import { maxFileBytes } from '@lamplight/content/fileContent';
import { type FileType, isFileType } from '@lamplight/content/fileTypes';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import type { NewFile } from '../../firebase/files.ts';
import { bytesOf } from '../uploads/bytesOf.ts';
import { NotUsable } from '../uploads/notUsable.ts';

/**
 * Reads a file, and detects its type from its content: names are unreliable.
 * @throws NotUsable where visitors can't be offered it
 */
export async function recognise(file: File): Promise<NewFile> {
  if (file.size === 0) throw new NotUsable(filesTexts.emptyFile);
  if (file.size > maxFileBytes) throw new NotUsable(filesTexts.tooLarge);
  const bytes = await bytesOf(file);
  return { bytes, type: await typeOf(bytes, file.name) };
}

/** The type of a file by its bytes. @param name decides only between the types of text @throws NotUsable */
export async function typeOf(bytes: Uint8Array, name: string): Promise<FileType> {
  const text = textIn(bytes);
  if (text !== undefined) return typeOfText(text, name);
  const { fileTypeFromBuffer } = await import('file-type');
  const { ext = '', mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (isFileType(ext)) return ext;
  throw new NotUsable(whyNot(ext, mime, bytes));
}

/** Files that are written as text, but not for people. */
const writtenAsText = /^(%PDF-|\{\\rtf|%!PS)/;

/** The first characters of a file that is text: without control characters, but for tabs, line breaks and page breaks. */
function textIn(bytes: Uint8Array): string | undefined {
  if (bytes.some((byte) => byte < 9 || byte === 11 || (byte > 13 && byte < 32))) return undefined;
  const start = new TextDecoder().decode(bytes.subarray(0, 2_000)).trimStart();
  return writtenAsText.test(start) ? undefined : start;
}

/** Files that visitors' devices would run, or show as a page. */
const code = /^(<[!?/a-z]|#!)/i;
const codeEnding = /\.(html?|xhtml|svg|xml|m?js|css|php|py|sh|bat|cmd|ps1|vbs)$/i;

function typeOfText(text: string, name: string): FileType {
  if (code.test(text) || codeEnding.test(name)) throw new NotUsable(filesTexts.code);
  if (/^BEGIN:VCALENDAR\s/i.test(text)) return 'ics';
  return /\.csv$/i.test(name) ? 'csv' : 'txt';
}

/** The pieces of what can't be offered: their endings, as `file-type` has them, and what to do instead. */
const refused: readonly [endings: RegExp, why: string][] = [
  [/^(docm|dotm|xlsm|xltm|pptm|potm|ppsm)$/, filesTexts.macros],
  [/^(dotx|xltx|potx|ppsx|ott|ots|otp)$/, filesTexts.template],
  [/^(zip|rar|7z|gz|tar|tar\.gz|bz2|xz|zst|lz4?|cab|ar)$/, filesTexts.archive],
  [/^(exe|elf|macho|dmg|deb|rpm|apk|jar|class|wasm|msi)$/, filesTexts.program],
  [/^rtf$/, filesTexts.rtf],
  [/^xml$/, filesTexts.code],
];

function whyNot(ending: string, mime: string, bytes: Uint8Array): string {
  if (mime.startsWith('image/')) return filesTexts.picture;
  if (/^(video|audio)\//.test(mime)) return filesTexts.video;
  if (ending === 'cfb') return isLocked(bytes) ? filesTexts.locked : filesTexts.oldOffice;
  return refused.find(([endings]) => endings.test(ending))?.[1] ?? filesTexts.unknown;
}

/** The stream that marks new documents with a password, which use the container of the old ones, as UTF-16. */
const lockedMark = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat();

const isLocked = (bytes: Uint8Array): boolean =>
  bytes.some(
    (byte, at) =>
      byte === lockedMark[0] && lockedMark.every((each, index) => bytes[at + index] === each),
  );
