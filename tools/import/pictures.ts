import { sizeAt } from '@lamplight/content/pictureFile';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import type { Repair } from './repairs.ts';

/** The outcome of the picture at an address of the old site. */
export type FoundPicture =
  /** It is to be in the library, at this address. */
  | { address: string; notes: readonly string[] }
  /** It is not; `isPublic` where visitors' browsers may still find it there. */
  | { why: string; isPublic: boolean };

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A size in the same proportions, of another width. */
export const asWideAs = (size: PictureSize | undefined, width: unknown): PictureSize | undefined =>
  size && typeof width === 'number' && width > 0
    ? { width, height: Math.max(1, Math.round((size.height * width) / size.width)) }
    : size;

/** The pictures of the old answers, as they were fetched. */
export interface OldPictures {
  /** The picture found at an absolute address; undefined where nobody has looked yet. */
  at(address: string): FoundPicture | undefined;
  /** The size in pixels of one that is to be in the library, by its address there. */
  sizeOf(address: unknown): PictureSize | undefined;
  /** The address of the old site, on which its paths are addresses; undefined where nobody has said it. */
  site?: URL | undefined;
}

/** The value of a field in place of an old picture's address. */
export function pictureFor(
  written: string,
  pictures: OldPictures,
): Repair | { kept: string; why: string } {
  if (sizeAt(withoutFocus(written))) return { value: written, notes: [] };
  const address = absolute(written, pictures.site);
  if (!address) return { why: noAddress(written, pictures.site) };
  const found = pictures.at(address) ?? { why: 'nobody has looked for it', isPublic: true };
  if ('address' in found) return { value: found.address, notes: [...found.notes] };
  const { why, isPublic } = found;
  return address.startsWith('https:') && isPublic
    ? { kept: address, why }
    : { why: isPublic ? `${why}, and pages show no pictures over http` : why };
}

function absolute(written: string, site: URL | undefined): string | undefined {
  if (/^data:image\//i.test(written)) return written;
  const text = /^(?:[a-z\d-]+\.)+[a-z]{2,}\//i.test(written) ? `https://${written}` : written;
  const url = URL.parse(text.replaceAll('\\', '/'), site);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const noAddress = (written: string, site: URL | undefined) =>
  /^[a-z][a-z\d+.-]*:/i.test(written) || site
    ? 'it is no address of a picture'
    : 'it is a path of the old site: say where that is with --site';
