import type { FoundPicture, OldPictures } from './pictures.ts';

const hash = (address: string) =>
  [...address]
    .map((each) => each.charCodeAt(0).toString(16))
    .join('')
    .slice(-64)
    .padStart(64, '0');

/** For tests: what is at an address that the answers in `fixture` name, without asking any network. */
export const fixturePictures: OldPictures = {
  site: undefined,
  at: (address): FoundPicture => {
    const { hostname, pathname, protocol } = new URL(address);
    if (hostname === 'gone.example') return { why: 'it was answered with 404', isPublic: true };
    if (pathname.endsWith('.html')) return { why: 'what is there is no picture', isPublic: true };
    const notes = protocol === 'http:' ? ['fetched over https'] : [];
    return { address: `/pictures/${hash(pathname)}.1200w.webp`, notes };
  },
  sizeOf: (address) =>
    String(address).startsWith('/pictures/') ? { width: 1200, height: 800 } : undefined,
};
