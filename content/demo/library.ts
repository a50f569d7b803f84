import { type LibraryPicture, picturesIn } from '../src/libraryPicture.ts';
import { libraryPicture } from '../src/paths.ts';
import { demoDocuments } from './organisation.ts';

/** How tall those of a kind are that are so many pixels wide. */
const ratios: Record<string, number> = {
  slide: 16 / 9,
  initiative: 16 / 9,
  event: 4 / 3,
  impact: 4 / 3,
  pointer: 4 / 3,
  portrait: 1,
};

const addressPattern = /^\/demo\/(([a-z]+)[a-z\d-]*)\.(?:(\d+)w\.webp|svg)$/;

/** How wide the drawing is that has no sizes: the logo. */
const drawnWidth = '64';

/** What the library knows of the pictures that are on the pages of the demo organisation. */
export const demoLibrary: { path: string; content: LibraryPicture; order: number }[] = [
  ...picturesIn(demoDocuments.map(({ content }) => content)),
].flatMap((address, index) => {
  const [, name, kind = '', digits = drawnWidth] = addressPattern.exec(address) ?? [];
  if (!name) return [];
  const [width, alt] = [Number(digits), saidOf(address)];
  const content: LibraryPicture = {
    name: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    address,
    width,
    height: Math.round(width / (ratios[kind] ?? 1)),
    tells: alt ? 'something' : 'nothing',
    alt,
    credit: 'Drawn for Lamplight, CC0',
  };
  return [{ path: libraryPicture(name), content, order: index + 1 }];
});

/** The description of a picture on the first page that has one. */
function saidOf(address: string): string {
  const descriptions = demoDocuments.flatMap(({ content }) =>
    'imageAlts' in content ? [content.imageAlts[address] ?? ''] : [],
  );
  return descriptions.find((text) => text !== '') ?? '';
}
