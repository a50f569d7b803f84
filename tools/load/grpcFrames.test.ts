import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { fieldsOf, framesOf } from './grpcFrames.ts';

/** A message with a text in field 1, of 300 bytes, two messages in field 2, and a number in field 8. */
const message = Buffer.concat([
  Buffer.from([0x0a, 0xac, 0x02]),
  Buffer.alloc(300, 0x12),
  Buffer.from([0x12, 0x01, 0x08, 0x12, 0x00, 0x40, 0x96, 0x01]),
]);

const frame = (bytes: Buffer) => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};

test('lists the fields of a message as often as they occur', () => {
  expect(fieldsOf(message)).toEqual([1, 2, 2, 8]);
  expect(fieldsOf(Buffer.alloc(0))).toEqual([]);
});

test.each([1, 3, 7, 1_000])('finds messages in chunks of %d bytes', (size) => {
  const stream = new PassThrough();
  const found: Buffer[] = [];
  framesOf(stream, (bytes) => found.push(Buffer.from(bytes)));
  const sent = Buffer.concat([frame(message), frame(Buffer.alloc(0)), frame(message)]);
  for (let at = 0; at < sent.length; at += size) stream.emit('data', sent.subarray(at, at + size));
  expect(found).toEqual([message, Buffer.alloc(0), message]);
});
