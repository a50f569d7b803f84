import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentQuery, fileIdAt } from '@lamplight/content/fileContent';
import { type FileType, fileTypes } from '@lamplight/content/fileTypes';
import { isSha256 } from '@lamplight/content/isSha256';
import { create as dispositionOf } from 'content-disposition';
import type { Response } from 'express';
import { headOf } from '../http/byteHead.ts';
import { noPagePolicy } from '../http/httpResponse.ts';
import { nameRoute } from '../http/requestLog.ts';
import { servingBytes, storedBytesPolicy } from '../http/servingBytes.ts';
import { bytesOf, contentOf, fileOf } from './storedFiles.ts';

/** Viewers of PDFs need no more, and no less: see docs/decisions/files.md. */
const pdfPolicy = {
  'Content-Security-Policy': `${noPagePolicy}; object-src 'self'; style-src 'unsafe-inline'`,
};

/** A file that was replaced is there a minute later. */
const replaceable = { 'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate' };
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Answers requests for a file, or for an earlier content of it. */
export const files = servingBytes('file', async (request, response) => {
  const id = fileIdAt(request.path);
  if (!id) return false;
  nameRoute(response, '/files/:id/:name');
  const file = await fileOf(id);
  const { [contentQuery]: earlier } = request.query;
  const hash = earlier ?? file?.facts.hash;
  const content = file && isSha256(hash) && (await contentOf(hash));
  if (!content) return false;
  const { status, headers, range } = headOf(request, {
    tag: `"${hash}"`,
    length: content.bytes,
    type: fileTypes[content.type].media,
    headers: {
      ...(content.type === 'pdf' ? pdfPolicy : storedBytesPolicy),
      ...(earlier === undefined ? replaceable : immutable),
      'Content-Disposition': disposition(file.title, content.type),
    },
  });
  const first = range && bytesOf(content, { ...range, end: range.start });
  // Where the first part is missing, the client gets an error, and no answer that breaks off.
  await first?.next();
  response.writeHead(status, headers);
  if (range) await send(bytesOf(content, range), response);
  else response.end();
  return true;
});

/** How browsers show a file: PDFs themselves, all else is a download, under its title. */
function disposition(title: string, type: FileType): string {
  const name =
    title
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s/\\]+/gu, ' ')
      .trim() || 'file';
  return dispositionOf(`${name}.${type}`, { type: type === 'pdf' ? 'inline' : 'attachment' });
}

/** Sends parts as fast as the client takes them, while one more is read. No more are read for a client that is gone. */
async function send(parts: AsyncIterable<Buffer>, response: Response): Promise<void> {
  try {
    await pipeline(Readable.from(parts, { highWaterMark: 1 }), response);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
