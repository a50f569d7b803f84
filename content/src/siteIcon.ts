import { isPicture } from './addresses.ts';
import { luminanceOf } from './luminance.ts';
import type { Organisation } from './organisation.ts';
import { sizeAt } from './pictureFile.ts';
import { withoutFocus } from './pictureFocus.ts';
import { isColour } from './styleValues.ts';

/**
 * The organisation's icon in browser tabs and on the screens of phones: its logo. A logo that the staff area has
 * processed has PNG files in the sizes that these need.
 */

/** How wide and high a logo is that was made ready, in pixels. */
export const logoWidth = 512;

/** The sizes that tabs, phones of Apple and those of others ask for, in pixels. */
export const iconWidths = { tab: 32, touch: 180, app: 192 } as const;

const readyPattern = new RegExp(`\\.${logoWidth}w\\.png$`);

/** Whether a picture has files in all sizes of an icon. */
export const isReadyLogo = (address: string): boolean =>
  sizeAt(withoutFocus(address)) !== undefined && readyPattern.test(withoutFocus(address));

type Identity = Pick<Organisation, 'name' | 'logo'> & { colour?: string };

/** The address of an icon of this width in pixels, or of its substitute. */
export function iconAddress({ name, logo, colour = '' }: Identity, width: number): string {
  if (isReadyLogo(logo)) return withoutFocus(logo).replace(readyPattern, `.${width}w.png`);
  return isPicture(logo) ? logo : `data:image/svg+xml,${encodeURIComponent(initial(name, colour))}`;
}

/** An icon as a web app manifest has it; without sizes nobody knows how large it is, or whether it is square. */
interface ManifestIcon {
  src: string;
  sizes?: string;
  type?: string;
}

/** The icons of a web app manifest (https://www.w3.org/TR/appmanifest/), which says of each only what is true. */
export function manifestIcons(identity: Identity): ManifestIcon[] {
  if (isReadyLogo(identity.logo)) {
    return [iconWidths.app, logoWidth].map((width) => ({
      src: iconAddress(identity, width),
      sizes: `${width}x${width}`,
      type: 'image/png',
    }));
  }
  const src = iconAddress(identity, logoWidth);
  return [isPicture(identity.logo) ? { src } : { src, sizes: 'any', type: 'image/svg+xml' }];
}

/** The first letter of a name on the colour of the brand, for those who have no logo. */
export function initial(name: string, colour: string): string {
  const [letter = ''] = name.trim();
  const escaped = letter.toLocaleUpperCase('en').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const ground = isColour(colour) ? colour : '#5f5570';
  // White has more contrast with it than black below this luminance.
  const ink = luminanceOf(ground) < 0.18 ? '#fff' : '#000';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${ground}"/>` +
    '<text x="32" y="45" text-anchor="middle" font-family="sans-serif" font-size="36" ' +
    `font-weight="700" fill="${ink}">${escaped}</text></svg>`
  );
}
