import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import { NotUsable } from './notUsable.ts';

/** The content of a file. @throws NotUsable for folders, and for files that are gone, as with a memory card */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new NotUsable(uploadsTexts.notReadable, { cause });
  }
}
