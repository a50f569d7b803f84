import { isPicture } from './addresses.ts';
import { choice, decorativeLabel, line, picture, pixels } from './fields.ts';
import { isMap } from './isMap.ts';
import { withoutFocus } from './pictureFocus.ts';
import { titleFrom } from './titleFrom.ts';
import * as z from './zod.ts';

const required = true;

/** What staff know of a picture of the organisation's own. Its sizes are stored apart, and never change. */
export const libraryPictureSchema = z.strictObject({
  name: line({ label: 'Name', required, hint: 'You search by this; visitors don’t see it' }),
  address: picture({ label: 'Address', required }),
  width: pixels({ label: 'Width' }),
  height: pixels({ label: 'Height' }),
  tells: choice({ something: 'Informative', nothing: decorativeLabel }, { label: 'Purpose' }),
  alt: line({
    label: 'Description (alt text)',
    hint: 'Read aloud to visitors who can’t see the picture',
  }),
  credit: line({ label: 'Credit', hint: 'Who made it' }),
});

export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** Most pictures that are listed; the rules allow no more at a time. */
export const maxLibraryPictures = 2_000;

/** The facts about a picture that was just stored. @param name that of its file */
export const newLibraryPicture = (
  file: Pick<LibraryPicture, 'address' | 'width' | 'height'>,
  name: string,
): LibraryPicture => ({
  ...file,
  name: titleFrom(name, 'Picture'),
  tells: 'something',
  alt: '',
  credit: '',
});

/** The text about a picture for those who cannot see it: nothing where it only decorates; undefined while nobody has said it. */
export const saidOf = ({
  tells,
  alt,
}: Pick<LibraryPicture, 'tells' | 'alt'>): string | undefined =>
  tells === 'nothing' ? '' : alt || undefined;

/** The addresses that are anywhere in some content as pictures' do. */
export function picturesIn(content: unknown): Set<string> {
  const found = new Set<string>();
  withAddresses(content, (address) => {
    found.add(address);
    return address;
  });
  return found;
}

/**
 * Content in which a picture of the library is in the place of others, and is described instead of them.
 * @param isTarget whether the picture at an address is one of those
 * @param isSame whether it shows the same, such as after cropping: descriptions in the content stay then
 */
export function withPicture<Content extends Record<string, unknown>>(
  content: Content,
  isTarget: (address: string) => boolean,
  picture: Pick<LibraryPicture, 'address' | 'tells' | 'alt'>,
  isSame = false,
): Content {
  const replace = (address: string) => (isTarget(address) ? picture.address : address);
  const { imageAlts, ...others } = content;
  const rest = withAddresses(others, replace) as Content;
  if (!isMap(imageAlts)) return rest;
  const used = new Set([...picturesIn(rest)].map(withoutFocus));
  const own = withoutFocus(picture.address);
  const replaced = isSame ? [...picturesIn(others)].filter(isTarget).map(withoutFocus) : [];
  const before = replaced.find((address) => Object.hasOwn(imageAlts, address));
  const said = before === undefined ? saidOf(picture) : imageAlts[before];
  const alts = said !== undefined && used.has(own) ? { [own]: said, ...imageAlts } : imageAlts;
  const kept = Object.entries(alts).filter(([address]) => used.has(address));
  return { ...rest, imageAlts: Object.fromEntries(kept) };
}

/** A value in which every address is changed. */
function withAddresses(value: unknown, change: (address: string) => string): unknown {
  if (typeof value === 'string') return isPicture(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, change));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withAddresses(each, change)]),
  );
}
