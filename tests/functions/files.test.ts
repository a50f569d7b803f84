import { randomBytes } from 'node:crypto';
import {
  type FileContent,
  factsText,
  filePartBytes,
  maxFileBytes,
} from '@lamplight/content/fileContent';
import { fileContent, filePart, libraryFile } from '@lamplight/content/paths';
import { times } from '@lamplight/content/samples/sample';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { safeHeaders } from '../../functions/src/http/httpResponse.ts';
import { storedFile } from '../../scripts/lib/demoFiles.ts';
import { demoProject } from '../../scripts/lib/firebaseTools.ts';
import { type Running, startAny } from './framework.ts';
import { former, large, lastYears, report, reportPath, storeReports, storing } from './reports.ts';
import { ask, store } from './suite.ts';

const tag = `"${report.hash}"`;

/** A process that always reads files anew. */
let running: Running;

beforeAll(async () => {
  await storeReports();
  running = await startAny(demoProject, { target: 'files', settings: { CONTENT_SECONDS: '0' } });
  return () => running.kill();
}, 60_000);

const fetched = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(running.address + path, { headers, method });

const bytesIn = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('a file is served byte for byte under any name, through Hosting', async () => {
  for (const path of [reportPath, '/files/report/%D8%AA%D9%82%D8%B1%D9%8A%D8%B1.docx']) {
    const answer = await ask('GET', path);
    expect(answer.status).toBe(200);
    expect((await bytesIn(answer)).equals(large)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${maxFileBytes}`,
      'content-disposition': 'inline; filename="Annual report.pdf"',
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: tag,
    });
  }
});

test('HEAD sends the same headers without the bytes', async () => {
  const answer = await fetched(reportPath, {}, 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('content-length')).toBe(`${maxFileBytes}`);
  expect(answer.headers.get('etag')).toBe(tag);
});

test('answers a matching ETag with 304', async () => {
  for (const known of [tag, `"another", ${tag}`, `W/${tag}`, '*']) {
    const answer = await fetched(reportPath, { 'If-None-Match': known });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  }
  const other = await fetched(reportPath, { 'If-None-Match': '"another"' }, 'HEAD');
  expect(other.status).toBe(200);
});

describe('a range', () => {
  const last = maxFileBytes - 1;

  test.each([
    ['of the first bytes', 'bytes=0-99', 0, 99],
    ['of the last bytes', 'bytes=-300', maxFileBytes - 300, last],
    ['to the end', `bytes=${last - 10}-`, last - 10, last],
    ['beyond the end', `bytes=${last - 10}-99999999`, last - 10, last],
    ['across parts', `bytes=899990-1800010`, 899_990, 1_800_010],
    ['of a whole part', `bytes=900000-1799999`, 900_000, 1_799_999],
    ['of all', 'bytes=0-', 0, last],
  ])('%s is sent alone', async (_, range, from, to) => {
    for (const more of [{}, { 'If-Range': tag }]) {
      const answer = await fetched(reportPath, { Range: range, ...more });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to}/${maxFileBytes}`);
      expect((await bytesIn(answer)).equals(large.subarray(from, to + 1))).toBe(true);
    }
  });

  test.each([`bytes=${maxFileBytes}-`, 'bytes=-0'])('%s is not satisfiable', async (range) => {
    const answer = await fetched(reportPath, { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${maxFileBytes}`);
  });

  test.each([
    ['of another content', { Range: 'bytes=0-99', 'If-Range': `"${former.hash}"` }],
    ['in several pieces', { Range: 'bytes=0-9,500-509' }],
    ['that ends before it begins', { Range: 'bytes=9-1' }],
  ])('%s is answered with the whole file', async (_, headers) => {
    const answer = await fetched(reportPath, headers);
    expect(answer.status).toBe(200);
    expect((await bytesIn(answer)).length).toBe(maxFileBytes);
  });
});

test('a download survives the file’s replacement, and the next one gets the new file', async () => {
  await storing('replaced', report.facts);
  const slow = await fetched('/files/replaced/report.pdf');
  const reader = slow.body?.getReader();
  const read = [(await reader?.read())?.value];
  await storing('replaced', former.facts, 'Last year');
  const next = await fetched('/files/replaced/report.pdf');
  expect((await bytesIn(next)).equals(lastYears)).toBe(true);
  expect(next.headers.get('content-disposition')).toBe('attachment; filename="Last year.docx"');
  expect(next.headers.get('etag')).toBe(`"${former.hash}"`);
  for (let each = await reader?.read(); each && !each.done; each = await reader?.read())
    read.push(each.value);
  expect(Buffer.concat(read.map((each) => each ?? Buffer.of())).equals(large)).toBe(true);
});

test('an earlier content stays available by its hash as long as the file exists', async () => {
  const earlier = `${reportPath}?content=${former.hash}`;
  const answer = await fetched(earlier);
  expect((await bytesIn(answer)).equals(lastYears)).toBe(true);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="Annual report.docx"',
  );
  for (const content of ['', 'none', '../staff/demo-staff', 'a'.repeat(64), `a&content=b`])
    expect((await fetched(`${reportPath}?content=${content}`)).status, content).toBe(404);
  await storing('gone', report.facts);
  expect((await fetched(`/files/gone/a.pdf?content=${former.hash}`, {}, 'HEAD')).status).toBe(200);
  await store.doc(libraryFile('gone')).delete();
  for (const query of ['', `?content=${former.hash}`])
    expect((await fetched(`/files/gone/a.pdf${query}`)).status).toBe(404);
});

test.each([
  ['that nobody stored', '/files/unknown/report.pdf'],
  ['without a name', '/files/report/'],
  ['without anything', '/files/report'],
  ['in another folder', '/files/deeper/report/report.pdf'],
  ['elsewhere in the store', '/files/..%2Fstaff%2Fdemo-staff/report.pdf'],
  ['named by the language', '/files/__proto__/report.pdf'],
])('a file %s is not found', async (_, path) => {
  const answer = await fetched(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused with the common headers', async (method) => {
  const answer = await fetched(reportPath, {}, method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
  expect(answer.headers.get('x-content-type-options')).toBe(safeHeaders['X-Content-Type-Options']);
});

test.each(['docx', 'csv', 'txt', 'ics'] as const)('a %s is a sandboxed download', async (type) => {
  const file = storedFile(Buffer.from('<script>alert(1)</script>'), type);
  for (const [path, data] of file.documents) await store.doc(path).set(data);
  await storing('typed', file.facts);
  const { headers } = await fetched('/files/typed/page.html');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="Annual report.${type}"`);
  expect(headers.get('content-type')).not.toContain('html');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  );
});

test.each([
  ['Say "hello" \\ now', 'filename="Say \\"hello\\" now.pdf"'],
  ['Two\r\nSet-Cookie: a=b', 'filename="Two Set-Cookie: a=b.pdf"'],
  ['../../etc/passwd', 'filename=".. .. etc passwd.pdf"'],
  ['تقرير', `filename="?????.pdf"; filename*=UTF-8''${encodeURIComponent('تقرير')}.pdf`],
  ['Lamp 🪔', `filename="Lamp ??.pdf"; filename*=UTF-8''Lamp%20%F0%9F%AA%94.pdf`],
  ['\u0000', 'filename=file.pdf'],
])('a download is named after the title %j', async (title, name) => {
  await storing('titled', report.facts, title);
  const { headers } = await fetched('/files/titled/report.pdf', {}, 'HEAD');
  expect(headers.get('content-disposition')).toBe(`inline; ${name}`);
  expect(headers.has('set-cookie')).toBe(false);
});

describe('data stored past the rules', () => {
  const path = '/files/hostile/report.pdf';
  const anyHash = () => randomBytes(32).toString('hex');
  const hash = anyHash();

  /**
   * Stores a file with this content, and a part of so many bytes, or none. Each has hashes of its own, as instances keep
   * what they have read.
   */
  async function hostile(content: object, part?: number): Promise<string> {
    const [its, itsPart] = [anyHash(), anyHash()];
    const good = { type: 'pdf', bytes: 8, parts: [itsPart], lacks: [] } satisfies FileContent;
    await store.doc(fileContent(its)).set({ ...good, ...content });
    const bytes = part !== undefined && Buffer.alloc(part, 'x');
    if (bytes) await store.doc(filePart(itsPart)).set({ bytes });
    await storing('hostile', factsText({ hash: its, bytes: 8, type: 'pdf' }));
    return itsPart;
  }

  test.each([
    ['of an unknown type', { type: 'html' }],
    ['of a type of the language', { type: 'constructor' }],
    ['larger than may be', { bytes: maxFileBytes + 1, parts: times(28, () => hash) }],
    ['without bytes', { bytes: 0, parts: [] }],
    ['of half a byte', { bytes: 7.5 }],
    ['with more parts than bytes', { parts: [hash, hash] }],
    ['with a part elsewhere', { parts: ['../staff/demo-staff'] }],
    ['with a text for parts', { parts: hash }],
  ])('content %s is not sent', async (_, content) => {
    await hostile(content, 8);
    const { status, headers } = await fetched(path);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('10');
    await vi.waitFor(() => expect(running.logged()).toContain('is no content of a file'));
  });

  test.each([
    ['without its part', undefined],
    ['with a part that is too short', 7],
    ['with a part that is too long', 9],
  ])('content %s is not sent', async (_, part) => {
    const its = await hostile({}, part);
    expect((await fetched(path)).status).toBe(503);
    await vi.waitFor(() =>
      expect(running.logged()).toContain(`${filePart(its)} has ${part ?? 'no'} bytes`),
    );
  });

  test('a missing part in the middle aborts the response', async () => {
    const [first = ''] = [...former.documents.keys()];
    const missing = anyHash();
    const parts = [first.split('/')[1], missing];
    await hostile({ bytes: 2 * filePartBytes, parts });
    const answer = await fetched(path);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await vi.waitFor(() => expect(running.logged()).toContain(`${filePart(missing)} has no bytes`));
    expect((await fetched(path, { Range: 'bytes=900000-' })).status).toBe(503);
  });

  test.each([
    [`${report.hash}.8.exe`],
    [`${report.hash}.99999999.pdf`],
    ['../staff/demo-staff.8.pdf'],
    [[report.facts]],
    [null],
  ])('a file with the content %j is not found', async (content) => {
    await storing('hostile', content);
    expect((await fetched(path)).status).toBe(404);
  });
});
