/** Small helpers that write SVG text; gradients and clips are gathered until `picture` is called. */

let definitions: string[] = [];
let counter = 0;

const define = (write: (id: string) => string): string => {
  counter += 1;
  const id = `d${counter}`;
  definitions.push(write(id));
  return id;
};

/** A number short enough for SVG text. */
export const n = (value: number): number => Math.round(value * 10) / 10;

/** A filled path. */
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

/** A stroked path with round ends. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"` +
  ` stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** An ellipse; with one radius given twice, a circle. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** A rectangle with rounded corners. */
export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}"` +
  ` fill="${fill}" ${more}/>`;

/** Moves, scales (negative `sx` mirrors) and turns a drawing. */
export const put = (
  x: number,
  y: number,
  drawing: string,
  scale = 1,
  turn = 0,
  mirror = false,
): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})` +
  ` scale(${(mirror ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">${drawing}</g>`;

/** Shows a drawing only inside the outline `d`. */
export const clip = (d: string, drawing: string): string => {
  const id = define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${drawing}</g>`;
};

/** A colour stop: colour and opacity. */
export type Stop = string | readonly [string, number];

const stops = (list: readonly Stop[]): string =>
  list
    .map((stop, i) => {
      const [paint, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
      const offset = n((i / (list.length - 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${paint}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** A linear gradient from the top down; `angle` turns it (90 runs from left to right). */
export const blend = (list: readonly Stop[], angle = 0): string => {
  const id = define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"` +
      ` gradientTransform="rotate(${-angle} .5 .5)">${stops(list)}</linearGradient>`,
  );
  return `url(#${id})`;
};

/** A linear gradient between two points of the picture. */
export const blendAlong = (
  a: readonly [number, number],
  b: readonly [number, number],
  list: readonly Stop[],
): string => {
  const id = define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(a[0])}" y1="${n(a[1])}"` +
      ` x2="${n(b[0])}" y2="${n(b[1])}">${stops(list)}</linearGradient>`,
  );
  return `url(#${id})`;
};

/** A radial gradient from the middle outwards. */
export const halo = (list: readonly Stop[]): string => {
  const id = define((name) => `<radialGradient id="${name}">${stops(list)}</radialGradient>`);
  return `url(#${id})`;
};

/** Closes a picture: size, gathered definitions and the drawings from the back to the front. */
export const picture = (width: number, height: number, ...drawings: string[]): string => {
  const defs = definitions.join('');
  definitions = [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
    ` width="${width}" height="${height}"><defs>${defs}</defs>${drawings.join('')}</svg>`
  );
};
