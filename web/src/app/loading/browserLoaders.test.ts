import { NewerContent } from '@lamplight/content/documentMetadata';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserLoaders } from './browserLoaders.ts';
import { OtherBuild } from './renderedPages.ts';

vi.mock('../../device/savedHere.ts', () => ({ hasSavedLately: () => savedLately }));
let savedLately: boolean;

beforeEach(() => {
  savedLately = false;
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const failing = () => Promise.reject(new Error('out of reach'));
const args = { request: new Request('https://lamplight.example/team?from=mail') };
const pagesWith = (content: (path: string) => Promise<Record<string, unknown>>) => ({ content });
const teamPage = pagesWith(async (path) => ({ team: `as ${path} has it` }));
const unreachable = pagesWith(failing);

const load = (
  pages: Parameters<typeof browserLoaders>[0],
  read: () => Promise<unknown>,
  known?: Record<string, unknown>,
) => browserLoaders(pages, known)('team', read)(args as LoaderFunctionArgs, undefined);

test('content comes from the rendered page without reading the store', async () => {
  const read = vi.fn(failing);
  expect(await load(teamPage, read)).toBe('as /team has it');
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['cannot be had', unreachable],
  ['lacks it', pagesWith(async () => ({ home: 'another' }))],
])('content comes from the store if the page %s', async (_, pages) => {
  expect(await load(pages, async () => 'as stored')).toBe('as stored');
});

test('after a save in this browser, content comes from the store', async () => {
  savedLately = true;
  expect(await load(teamPage, async () => 'as stored')).toBe('as stored');
});

test('keeps the last content if nothing can be read', async () => {
  let answer = async () => ({ team: 'second' });
  const loader = browserLoaders(
    pagesWith(() => answer()),
    { team: 'first', home: 'first' },
  );
  const again = () => loader('team', failing)(args as LoaderFunctionArgs, undefined);
  expect(await again()).toBe('second');
  answer = failing;
  expect(await again()).toBe('second');
  expect(await load(unreachable, failing, { team: 'first' })).toBe('first');
});

test('unchanged content stays the same object', async () => {
  const known = { team: [{ name: 'Ruth' }] };
  let name = 'Ruth';
  const loader = browserLoaders(
    pagesWith(async () => ({ team: [{ name }] })),
    known,
  );
  const again = () => loader('team', failing)(args as LoaderFunctionArgs, undefined);
  expect(await again()).toBe(known.team);
  name = 'Judith';
  const changed = await again();
  expect(changed).toEqual([{ name: 'Judith' }]);
  expect(await again()).toBe(changed);
});

test('optional content loads without blocking the page, and is available from then on', async () => {
  let answer: () => Promise<Record<string, unknown>> = async () => ({ contact: 'Thanks' });
  const loader = browserLoaders(pagesWith(() => answer()))('contact', failing, { later: true });
  const loaded = () => loader(args as LoaderFunctionArgs, undefined) as { later: Promise<unknown> };
  const { later } = loaded();
  expect(await later).toBe('Thanks');
  expect(await loaded()).toBe('Thanks');
  answer = failing;
  expect(await loaded()).toBe('Thanks');
});

test('a page whose content is optional shows even if that cannot be read', async () => {
  const loader = browserLoaders(unreachable)('contact', failing, { later: true });
  const { later } = loader(args as LoaderFunctionArgs, undefined) as { later: Promise<unknown> };
  expect(await later).toBeUndefined();
});

test('without any content to show, the error is thrown', async () => {
  await expect(load(unreachable, failing, { home: 'first' })).rejects.toThrow('out of reach');
});

const otherBuild = pagesWith((path) => Promise.reject(new OtherBuild(path)));

test.each([
  ['content from a later release', unreachable, () => Promise.reject(new NewerContent())],
  ['a page of another build, if the code that reads the store is gone', otherBuild, failing],
])('%s reloads the page', async (_, pages, read) => {
  const { headers } = await Promise.resolve(load(pages, read)).then(
    () => expect.fail('It was shown.'),
    (response: Response) => response,
  );
  expect(headers.get('Location')).toBe(args.request.url);
  expect(headers.has('X-Remix-Reload-Document')).toBe(true);
  expect(await load(pages, read, { team: 'first' })).toBe('first');
});

test('a page of another build is read from the store', async () => {
  expect(await load(otherBuild, async () => 'as stored')).toBe('as stored');
});

test('a route with a page per address keeps the content of each', async () => {
  let answer: () => Promise<Record<string, unknown>> = async () => ({ own: 'History' });
  const loader = browserLoaders(pagesWith(() => answer()))('own', failing, { byAddress: true });
  const loaded = (path: string) => {
    const request = new Request(`https://lamplight.example${path}`);
    return loader({ request } as LoaderFunctionArgs, undefined);
  };
  expect(await loaded('/history')).toBe('History');
  answer = failing;
  expect(await loaded('/history')).toBe('History');
  await expect(loaded('/garden')).rejects.toThrow();
});
