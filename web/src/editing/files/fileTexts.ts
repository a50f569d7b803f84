import { type FileFacts, factsIn, fileAddress } from '@lamplight/content/fileContent';
import { fileSizeText } from '@lamplight/content/fileSize';
import { fileTypes } from '@lamplight/content/fileTypes';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import type { NamedFile } from '../../firebase/live/files.ts';

/** The type of a file and its size, such as `PDF, 1.2 MB`. */
export const factsText = ({ type, bytes }: Pick<FileFacts, 'type' | 'bytes'>): string =>
  filesTexts.typeAndSize(fileTypes[type].name, fileSizeText(bytes, 'en'));

/** The address of a file as links have it; empty where it has no content. */
export function addressOf({ _id, title, content }: NamedFile): string {
  const facts = factsIn(content);
  return facts ? fileAddress(_id, { title, type: facts.type }) : '';
}

/** What a link to a file says, such as `Annual report 2025 (PDF, 1.2 MB)`. */
export function linkTextOf({ title, content }: NamedFile): string {
  const facts = factsIn(content);
  return facts ? filesTexts.linkText(title, factsText(facts)) : title;
}
