/** Whether a file is a picture that moves: a GIF, PNG, WebP or AVIF of several frames. */
export function animationIn(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) =>
    String.fromCharCode(...bytes.subarray(at, at + length));
  if (text(0, 4) === 'GIF8') return framesOfGif(bytes) > 1;
  if (text(1, 3) === 'PNG') return isAnimatedPng(view, text);
  // The second bit of its first chunk.
  if (text(0, 4) === 'RIFF' && text(8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  return text(4, 8) === 'ftypavis';
}

/** It says so before its pixels. */
function isAnimatedPng(view: DataView, text: (at: number, length: number) => string): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += view.getUint32(at) + 12) {
    const part = text(at + 4, 4);
    if (part === 'acTL') return true;
    if (part === 'IDAT') return false;
  }
  return false;
}

/** Walks over its blocks, up to the second frame. */
function framesOfGif(bytes: Uint8Array): number {
  const tableAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const byte = (at: number) => bytes[at] ?? 0;
  let at = 13 + tableAfter(byte(10));
  let frames = 0;
  while (at < bytes.length && frames < 2) {
    const block = byte(at);
    if (block === 0x2c) {
      frames += 1;
      at += 11 + tableAfter(byte(at + 9));
    } else if (block === 0x21) at += 2;
    else break;
    // The data of a block follows it in pieces, each preceded by its length.
    while (byte(at) !== 0) at += byte(at) + 1;
    at += 1;
  }
  return frames;
}
