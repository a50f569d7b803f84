/** The types in which pictures are stored, each with the ending of its addresses. */
export const pictureTypes = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;

export type PictureType = keyof typeof pictureTypes;

/** The most bytes that a size may have: Firestore stores no larger documents. */
export const maxPictureBytes = 990_000;

/** The files that a picture is made into. */
export const pictureLimits = {
  /** The largest that any page shows, in pixels. */
  width: 1_600,
  height: 3_200,
  /** The most pixels of the original picture. */
  pixels: 60_000_000,
  /** Little less than a document may hold, so that nobody waits long for it. */
  bytes: maxPictureBytes - 90_000,
} as const;

/** From the best on: where a size would take too many bytes, the next is tried. Small ones can afford smoother gradients. */
export const pictureQualities = (width: number): number[] => [
  width > 800 ? 0.8 : 0.88,
  0.7,
  0.6,
  0.5,
  0.4,
  0.3,
  0.2,
];

/** One size of a picture of the organisation's own, stored under the SHA-256 of its bytes for ever. */
export interface PictureFile<Bytes> {
  bytes: Bytes;
  type: PictureType;
  /** In pixels. */
  width: number;
  height: number;
  /** Where the other sizes are, by their names, such as `800w.webp`. Only the widest, stored last, has this. */
  sizes: Record<string, string>;
}

/** The name of a size, such as `800w.webp`. */
export const sizeName = ({ width, type }: Pick<PictureFile<unknown>, 'width' | 'type'>): string =>
  `${width}w.${pictureTypes[type]}`;

const folder = '/pictures/';
const filePattern = /^\/pictures\/([0-9a-f]{64})\.([1-9]\d{0,3}w\.(?:webp|jpg|png))$/;

/** The address of a size. @param picture the hash of the widest, by which all sizes go */
export const pictureAddress = (picture: string, size: string): string =>
  `${folder}${picture}.${size}`;

/** The picture and size that a path names, if it names one. */
export function sizeAt(path: string): { picture: string; size: string } | undefined {
  const [, picture, size] = filePattern.exec(path) ?? [];
  return picture && size ? { picture, size } : undefined;
}
