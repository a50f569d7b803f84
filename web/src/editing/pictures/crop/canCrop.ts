import { isPicture } from '@lamplight/content/addresses';
import { withoutFocus } from '@lamplight/content/pictureFocus';

/** Whether the picture at an address has pixels that can be read: one of another site is copied first. */
export const canCrop = (address: string): boolean =>
  isPicture(address) && address.startsWith('/') && !/\.svg$/i.test(withoutFocus(address));
