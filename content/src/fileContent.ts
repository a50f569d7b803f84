import { type FileType, fileTypes, isFileType } from './fileTypes.ts';
import { pageAddressFrom } from './pageAddresses.ts';

/** The most bytes that a file may have: 25 MB. */
export const maxFileBytes = 25_000_000;

/** How many bytes each part of a file has, but for its last one: Firestore's documents hold little more. */
export const filePartBytes = 900_000;

/** Problems that may keep some people from reading a PDF. */
export const pdfProblems = ['title', 'language', 'text', 'locked', 'damaged'] as const;

export type PdfProblem = (typeof pdfProblems)[number];

/** The bytes of a file: its parts, by the SHA-256 of each, in their order. Stored under `contentHashInput`'s hash for ever. */
export interface FileContent {
  type: FileType;
  bytes: number;
  parts: string[];
  /** For PDFs only; it isn't part of the hash. */
  lacks: PdfProblem[];
}

/** The text whose SHA-256 a content is stored under, as `firestore.rules` have it too. */
export const contentHashInput = ({ type, bytes, parts }: Omit<FileContent, 'lacks'>): string =>
  `${type} ${bytes} ${parts.join('')}`;

/** How many parts a file of so many bytes has. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / filePartBytes);

/** A content as a file names it: its hash, its size and its type. */
export interface FileFacts {
  hash: string;
  bytes: number;
  type: FileType;
}

const factsPattern = new RegExp(
  `^([0-9a-f]{64})\\.([1-9]\\d{0,7})\\.(${Object.keys(fileTypes).join('|')})$`,
);

/** The text that stands for a content, such as `<hash>.1234567.pdf`: it changes as a whole when a file is replaced. */
export const factsText = ({ hash, bytes, type }: FileFacts): string => `${hash}.${bytes}.${type}`;

/** The facts in such a text; undefined for any other text. */
export function factsIn(text: string): FileFacts | undefined {
  const [, hash, bytes, type] = factsPattern.exec(text) ?? [];
  return hash && isFileType(type) && Number(bytes) <= maxFileBytes
    ? { hash, bytes: Number(bytes), type }
    : undefined;
}

/** The pattern of ids. Firestore reserves those that begin and end with two underscores. */
export const fileIdPattern = String.raw`(?!__[\w-]*__(?![\w-]))[\w-]{1,100}`;

const folder = '/files/';
const pathPattern = new RegExp(`^/files/(${fileIdPattern})/[^/]+$`);

/** The address of a file. It works with any name at its end, so links keep working when a file gets another title. */
export function fileAddress(id: string, { title, type }: { title: string; type: FileType }) {
  const name = pageAddressFrom(title.replaceAll('/', ' ')).slice(1) || 'file';
  return `${folder}${id}/${name}.${type}`;
}

/** The id of the file that an address or path leads to; undefined if it leads to none. */
export const fileIdAt = (address: string): string | undefined =>
  pathPattern.exec(address.split(/[?#]/)[0] ?? '')?.[1];

/** The query with which the address of a file leads to an earlier content of it. */
export const contentQuery = 'content';
