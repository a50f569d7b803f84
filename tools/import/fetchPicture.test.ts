import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { picturesIn } from '@lamplight/content/libraryPicture';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPicture, maxBytes } from './fetchPicture.ts';
import { Pictures } from './oldPictures.ts';
import { planOf } from './plan.ts';

let server: Server;
let site = '';
let picture: Buffer;
const paths: string[] = [];

const answers: Record<string, RequestListener> = {
  '/good.png': (_, response) => response.end(picture),
  '/same.png': (_, response) => response.end(picture),
  '/moved.png': (_, response) => response.writeHead(301, { Location: 'good.png' }).end(),
  '/round': (_, response) => response.writeHead(302, { Location: '/round' }).end(),
  '/page.html': (_, response) => response.end('<!doctype html><p>Not here</p>'),
  '/drawing.svg': (_, response) =>
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  '/half.png': (_, response) => response.end(picture.subarray(0, picture.length / 2)),
  '/local': (_, response) => response.writeHead(302, { Location: 'file:///etc/hosts' }).end(),
  '/silent': () => {},
  '/endless': (_, response) => {
    const more = () => response.destroyed || response.write(Buffer.alloc(1_000_000), more);
    more();
  },
};

beforeAll(async () => {
  picture = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#662d91' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const answer = answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = { allowPrivate: true, timeoutMs: 5_000 };

test.each(['/good.png', '/moved.png'])('fetches the picture at %s', async (path) => {
  expect((await fetchPicture(site + path, options)).equals(picture)).toBe(true);
});

test.each([
  ['/gone.png', 'it was answered with 404'],
  ['/round', 'it leads on and on, more than 5 times'],
  ['/local', 'it leads to file:'],
  ['/endless', `it has more than ${maxBytes / 1e6} MB`],
])('does not fetch %s: %s', async (path, why) => {
  await expect(fetchPicture(site + path, options)).rejects.toThrow(why);
});

test('gives up after a timeout', async () => {
  const fetched = fetchPicture(`${site}/silent`, { ...options, timeoutMs: 100 });
  await expect(fetched).rejects.toThrow('it did not come within 0.1 seconds');
});

test('reports a refused connection', async () => {
  const fetched = fetchPicture('http://127.0.0.1:1/a.png', options);
  await expect(fetched).rejects.toThrow('there is nothing that answers (ECONNREFUSED)');
});

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.1.1',
  'http://169.254.169.254',
  'http://100.64.0.1',
  'http://0.0.0.0',
  'http://2130706433',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://[2002:7f00:1::]',
])('sends no request to %s, which is in a private network', async (address) => {
  const before = paths.length;
  const port = new URL(site).port;
  const fetched = fetchPicture(`${address}:${port}/good.png`, { ...options, allowPrivate: false });
  await expect(fetched).rejects.toMatchObject({
    message: expect.stringContaining('private network'),
    isPublic: false,
  });
  expect(paths.length).toBe(before);
});

const fetched = async (...paths: string[]) => {
  const pictures = new Pictures();
  for (const path of paths) pictures.at(site + path);
  await pictures.fetch(options, () => {});
  return { pictures, found: paths.map((path) => pictures.at(site + path)) };
};

test('a picture is stored in the library in all sizes, once for all its addresses', async () => {
  const { pictures, found } = await fetched('/good.png', '/same.png');
  const address = expect.stringMatching(/^\/pictures\/[\da-f]{64}\.900w\.webp$/);
  expect(found).toEqual([0, 1].map(() => ({ address, notes: ['fetched over http'] })));
  const own = (found[0] as { address: string }).address;
  expect(pictures.sizeOf(own)).toEqual({ width: 900, height: 450 });
  const made = pictures.among([own, own]);
  expect(made.map(({ content }) => content)).toEqual([
    {
      name: expect.stringMatching(/^(good|same)$/),
      address: own,
      width: 900,
      height: 450,
      tells: 'something',
      alt: '',
      credit: '',
    },
  ]);
  const files = [...(made[0]?.files ?? [])];
  expect(files.map(([, { type, width }]) => `${type} ${width}`)).toEqual([
    'image/jpeg 900',
    'image/webp 240',
    'image/webp 480',
    'image/webp 800',
    'image/webp 900',
  ]);
  const [hash, widest] = files.at(-1) ?? [];
  expect(own).toContain(hash);
  expect(Object.keys(widest?.sizes ?? {}).sort()).toEqual([
    '240w.webp',
    '480w.webp',
    '800w.webp',
    '900w.jpg',
  ]);
  expect(files.map(([each]) => each)).toEqual(
    expect.arrayContaining(Object.values(widest?.sizes ?? {})),
  );
});

test('a first reading of the answers requests the pictures, a second one finds them', async () => {
  const team = [
    { name: 'Ada', image: '/good.png' },
    { name: 'Ben', image: `${site}/gone.png` },
  ];
  const known = { pictures: new Pictures(new URL(site)), now: new Date() };
  const read = () => planOf(new Map([['team.json', team]]), known);
  expect(read().documents.map(({ content }) => content.image)).toEqual(['', '']);
  await known.pictures.fetch(options, () => {});
  const { documents, findings } = read();
  const images = documents.map(({ content }) => content.image);
  expect(images).toEqual([expect.stringMatching(/^\/pictures\/.*\.900w\.webp$/), '']);
  expect(known.pictures.among(picturesIn(documents))).toHaveLength(1);
  expect(findings.find(({ path }) => path === '1.image')?.done).toMatch(/answered with 404/);
});

test.each([
  ['/page.html', 'what is there is no picture'],
  ['/drawing.svg', 'it is SVG, which the library does not take'],
  ['/half.png', 'the picture is damaged'],
])('the file at %s is not a picture: %s', async (path, why) => {
  expect((await fetched(path)).found).toEqual([{ why, isPublic: true }]);
});

test('reads a picture within the text without any request', async () => {
  const small = await sharp(picture).resize({ width: 20 }).png().toBuffer();
  const address = `data:image/png;base64,${small.toString('base64')}`;
  const pictures = new Pictures();
  pictures.at(address);
  await pictures.fetch({ ...options, allowPrivate: false }, () => {});
  expect(pictures.at(address)).toMatchObject({ notes: ['a picture within the text'] });
});
