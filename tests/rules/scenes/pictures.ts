import { createHash } from 'node:crypto';
import { libraryPictureSchema } from '@lamplight/content/libraryPicture';
import { libraryPicture, pictureFile } from '@lamplight/content/paths';
import { maxPictureBytes, pictureAddress, pictureTypes } from '@lamplight/content/pictureFile';
import { samplesOf } from '@lamplight/content/samples/generated';
import { times } from '@lamplight/content/samples/sample';
import type { Data } from '../asking/encoding.ts';
import { type Case, type Scene, type Write, writing } from '../asking/requests.ts';
import { savedAs, saveOf } from '../asking/saves.ts';

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A size of a picture, and the hash that it goes by. The rules do not look into its bytes. */
function pictureOf(text: string, changes: Data = {}) {
  const bytes = Buffer.from(text);
  const data: Data = { bytes, type: 'image/webp', width: 240, height: 160, sizes: {}, ...changes };
  return { hash: hashOf(bytes), data };
}

export const lamp = pictureOf('A lamp');

const storing = (what: string, allowed: boolean, changes: Data, hash = lamp.hash): Case =>
  writing(what, [{ set: pictureFile(hash), data: { ...lamp.data, ...changes } }], allowed);

const good = (what: string, changes: Data = {}) => storing(what, true, changes);
const bad = (what: string, changes: Data, hash?: string) => storing(what, false, changes, hash);

const reading = (what: string, hash: string, allowed: boolean): Case => ({
  what,
  by: 'visitor',
  allowed,
  request: { get: pictureFile(hash) },
});

const large = (bytes: number) => {
  const { hash, data } = pictureOf('x'.repeat(bytes));
  return storing(`one of ${bytes} bytes`, bytes <= maxPictureBytes, data, hash);
};

const sizes = (count: number) =>
  Object.fromEntries(times(count, (index) => [`${index + 1}w.webp`, hashOf(Buffer.from([index]))]));

const address = pictureAddress(lamp.hash, '240w.webp');
const known = samplesOf(libraryPictureSchema, { address }).small;
const path = libraryPicture(lamp.hash);
const file: Write = { set: pictureFile(lamp.hash), data: lamp.data };

const describing = (what: string, allowed: boolean, changes: Data = {}, first: Write[] = [file]) =>
  writing(
    what,
    [...first, ...saveOf('staff', path, { ...known, order: 1 }, { saying: changes })],
    allowed,
  );

/** Staff store a size of a picture under the hash of its bytes, once. */
export const pictures: Scene[] = [
  {
    title: 'storing a size of a picture',
    cases: [
      ...Object.keys(pictureTypes).map((type) => good(`one of ${type}`, { type })),
      good('one with others', { sizes: sizes(10) }),
      large(maxPictureBytes),
      large(maxPictureBytes + 1),
      bad('one under another hash', {}, hashOf(Buffer.from('Another lamp'))),
      bad('one under its hash in capital letters', {}, lamp.hash.toUpperCase()),
      bad('one with other bytes', { bytes: Buffer.from('Another lamp') }),
      bad('one with a text for bytes', { bytes: 'A lamp' }),
      ...['image/svg+xml', 'text/html', '', null, ['image/webp']].map((type) =>
        bad(`one of the type ${type}`, { type }),
      ),
      ...['width', 'height'].flatMap((side) =>
        ['240', 240.5, null, [240]].map((value) =>
          bad(`one with the ${side} ${JSON.stringify(value)}`, { [side]: value }),
        ),
      ),
      bad('one with too many others', { sizes: sizes(11) }),
      ...['https://elsewhere.example', lamp.hash.slice(1), 1, null].map((hash) =>
        bad(`one with another at ${hash}`, { sizes: { '240w.webp': hash } }),
      ),
      ...[null, [], 'none'].map((none) => bad(`one with ${JSON.stringify(none)}`, { sizes: none })),
      ...Object.keys(lamp.data).map((key) => bad(`one without ${key}`, { [key]: undefined })),
      bad('one with more beside it', { name: 'lamp.jpg' }),
    ],
  },
  {
    title: 'a stored size of a picture',
    stored: { [pictureFile(lamp.hash)]: lamp.data },
    cases: [
      bad('storing it again', {}),
      bad('storing it with another width', { width: 480 }),
      writing('changing it', [{ update: pictureFile(lamp.hash), data: { width: 480 } }], false),
      writing('deleting it', [{ delete: pictureFile(lamp.hash) }], false),
    ],
  },
  {
    title: 'reading a size of a picture',
    stored: { [pictureFile(lamp.hash)]: lamp.data, [pictureFile('lamp')]: lamp.data },
    cases: [reading('by its hash', lamp.hash, true), reading('by what is none', 'lamp', false)],
  },
  {
    title: 'the metadata of a new picture',
    cases: [
      describing('with its widest size', true),
      describing('without it', false, {}, []),
      describing('without it, of the site itself', true, { address: '/demo/lamp.240w.webp' }, []),
      ...['1', 1.5, null, undefined].map((order) =>
        describing(`added at ${order}`, false, { order }),
      ),
      describing('in the name of a colleague', false, { updatedBy: 'colleague' }),
      describing('as its second version', false, { version: 2 }),
      describing('with more', false, { secret: true }),
    ],
  },
  {
    title: 'the metadata of an existing picture',
    stored: {
      [pictureFile(lamp.hash)]: lamp.data,
      ...savedAs(path, { ...known, order: 1 }, 1),
    },
    cases: [
      { what: 'reading it', by: 'viewer', request: { get: path }, allowed: true },
      writing(
        'changing it',
        saveOf('staff', path, { ...known, alt: 'A lamp', order: 1 }, { from: 1 }),
        true,
      ),
      writing(
        'changing it without a revision',
        saveOf('staff', path, { ...known, order: 1 }, { from: 1, without: 'revision' }),
        false,
      ),
      writing('changing its first version', saveOf('staff', path, { ...known, order: 1 }), false),
    ],
  },
];
