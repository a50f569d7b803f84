import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** What a typeface can set. */
interface FontFile {
  letters: Set<string>;
  /** The tags of its layout features, such as `init`. */
  features: Set<string>;
}

/** Tables that a WOFF 2 file has by number, as far as they are read here or are stored in a way of their own. */
const numbered: Readonly<Record<number, string>> = {
  0: 'cmap',
  10: 'glyf',
  11: 'loca',
  27: 'GPOS',
  28: 'GSUB',
};

/** Reads a WOFF 2 file (https://www.w3.org/TR/WOFF2/). */
export function readFontFile(file: URL): FontFile {
  const tables = tablesIn(readFileSync(file));
  return {
    letters: new Set(lettersIn(tables.get('cmap'))),
    features: new Set([...featuresIn(tables.get('GSUB')), ...featuresIn(tables.get('GPOS'))]),
  };
}

function tablesIn(file: Buffer): Map<string, Buffer> {
  let at = 48;
  const number = () => {
    let value = 0;
    for (let byte = 128; byte >= 128; value = value * 128 + (byte & 127)) byte = file[at++] ?? 0;
    return value;
  };
  const tagged = () => {
    at += 4;
    return file.toString('latin1', at - 4, at);
  };
  const sizes = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++] ?? 0;
    const tag = (flags & 63) === 63 ? tagged() : (numbered[flags & 63] ?? '');
    const size = number();
    const isTransformed = ['glyf', 'loca'].includes(tag) ? flags < 192 : flags >= 64;
    return [tag, isTransformed ? number() : size] as const;
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let end = 0;
  return new Map(
    sizes.map(([tag, size]) => {
      end += size;
      return [tag, data.subarray(end - size, end)];
    }),
  );
}

/** What a `cmap` in format 4 has glyphs for: letters of the Basic Multilingual Plane. */
function lettersIn(cmap: Buffer = Buffer.alloc(0)): string[] {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.readUInt32BE(8 + at * 8),
  );
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4) ?? 0;
  const segments = cmap.readUInt16BE(start + 6) / 2;
  return Array.from({ length: segments }, (_, at) => {
    const last = cmap.readUInt16BE(start + 14 + at * 2);
    const first = cmap.readUInt16BE(start + 16 + (segments + at) * 2);
    return Array.from({ length: last - first + 1 }, (_, more) => String.fromCharCode(first + more));
  }).flat();
}

function featuresIn(layout: Buffer = Buffer.alloc(0)): string[] {
  const list = layout.readUInt16BE(6);
  return Array.from({ length: layout.readUInt16BE(list) }, (_, at) =>
    layout.toString('latin1', list + 2 + at * 6, list + 6 + at * 6),
  );
}
