import type { Readable } from 'node:stream';

/**
 * Calls back with each message of a stream of gRPC: a byte that says whether it is compressed, which none is here, four
 * with its length, and its bytes. Anyone else who reads the stream is not disturbed.
 */
export function framesOf(stream: Readable, message: (bytes: Buffer) => void): void {
  let pending: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 5 && pending.length >= 5 + pending.readUInt32BE(1)) {
      const end = 5 + pending.readUInt32BE(1);
      message(pending.subarray(5, end));
      pending = pending.subarray(end);
    }
  });
}

/**
 * The numbers of the fields of a message of Protocol Buffers, each as often as it is there. Their contents are
 * not read. https://protobuf.dev/programming-guides/encoding/
 */
export function fieldsOf(message: Buffer): number[] {
  const fields: number[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = message.readUInt8(at++);
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    fields.push(Math.floor(tag / 8));
    switch (tag % 8) {
      case 0:
        varint();
        break;
      case 1:
        at += 8;
        break;
      case 2: {
        const length = varint();
        at += length;
        break;
      }
      case 5:
        at += 4;
        break;
      default:
        throw new Error(`There is no wire type ${tag % 8}`);
    }
  }
  return fields;
}
