/**
 * The point of a picture that stays in view wherever a frame cuts it, in per cent from the left and from the
 * top. It is at the end of the address, as in `/pictures/lamp.1600w.webp#focus=40,25`, so that pages need
 * to know nothing but that.
 */
export interface Focus {
  x: number;
  y: number;
}

const middle: Focus = { x: 50, y: 50 };

const pattern = /#focus=(\d\d?|100),(\d\d?|100)$/;

/** The point that an address names; else the middle. */
export function focusOf(address: string): Focus {
  const [, x, y] = pattern.exec(address) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : middle;
}

/** The address of the picture itself, by which it is loaded, described and found again. */
export const withoutFocus = (address: string): string => address.replace(pattern, '');

/** The address with another point, in whole per cent; none where that is the middle. */
export function withFocus(address: string, { x, y }: Focus): string {
  const [left, top] = [x, y].map((value) => Math.min(100, Math.max(0, Math.round(value))));
  const own = withoutFocus(address);
  return left === middle.x && top === middle.y ? own : `${own}#focus=${left},${top}`;
}
