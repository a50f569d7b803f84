import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { fieldsRead } from '../../../tests/reading.ts';
import { serve } from '../../../tests/serve.ts';
import type { Entry } from '../../exports/sheet.ts';
import { unavailable } from '../../http/errors.ts';
import { apiApp } from '../api.ts';
import { exportEntries } from './exportEntries.ts';

const { logged } = vi.hoisted(() => ({ logged: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: logged }));
vi.mock('../../staff/staff.ts', () => ({ requireStaff: async () => 'ruth' }));
vi.mock('../../exports/recorded.ts', () => ({ recorded: async (pages: unknown) => pages }));
vi.mock('../../store/siteName.ts', () => ({ siteName: async () => 'Farol' }));

type Pages = Parameters<typeof exportEntries>[1];

const message = () => Array.from({ length: 400 }, () => Math.random().toString(36)).join('');
const page = (): Entry[] =>
  Array.from({ length: 50 }, () => ({
    data: { name: 'Ruth', message: message() },
    receivedAt: null,
  }));

const addressOf = async (pagesOf: Pages) =>
  `${await serve(apiApp([{ path: '/export', methods: { GET: exportEntries('feedback', pagesOf) } }]))}/api/export`;

const answerTo = async (address: string) => {
  const [answer] = (await once(get(address), 'response')) as [IncomingMessage];
  return answer;
};

describe.each(['xlsx', 'csv'])('an export as %s', (format) => {
  test('returns an error if it fails before anything is sent', async () => {
    // biome-ignore lint/correctness/useYield: it fails before there is anything
    const address = await addressOf(async function* () {
      throw unavailable();
    });
    const answer = await fetch(`${address}?format=${format}`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  test('breaks the connection if it fails halfway, so it isn’t mistaken for complete', async () => {
    logged.mockClear();
    const fault = new Error('Firestore has gone');
    const address = await addressOf(async function* () {
      yield page();
      yield page();
      throw fault;
    });
    const answer = await answerTo(`${address}?format=${format}`);
    expect(answer.statusCode).toBe(200);
    await expect(buffer(answer)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(answer.complete).toBe(false);
    expect(logged).toHaveBeenCalledExactlyOnceWith('GET /api/export: internal', fault);
  });

  test('stops reading once the client disconnects, without logging', async () => {
    logged.mockClear();
    let given = 0;
    let ended = false;
    const address = await addressOf(async function* () {
      try {
        for (; ; given += 1) yield page();
      } finally {
        ended = true;
      }
    });
    const answer = await answerTo(`${address}?format=${format}`);
    await once(answer, 'data');
    answer.destroy();
    await expect.poll(() => ended, { timeout: 10_000 }).toBe(true);
    expect(given).toBeLessThan(1_000);
    expect(logged).not.toHaveBeenCalled();
  });

  test('reads nothing for a HEAD request', async () => {
    const pagesOf = vi.fn();
    const answer = await fetch(`${await addressOf(pagesOf)}?format=${format}`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="feedbacks.${format}"`,
    );
    expect(pagesOf).not.toHaveBeenCalled();
  });
});

test('submissions are numbered across all pages', async () => {
  const address = await addressOf(async function* () {
    yield page();
    yield [];
    yield page();
  });
  const file = Buffer.from(await (await fetch(`${address}?format=csv`)).arrayBuffer());
  const numbers = fieldsRead(file).map(([number]) => number);
  expect(numbers).toEqual(['No.', ...Array.from({ length: 100 }, (_, index) => `${index + 1}`)]);
});

test('the filters apply when submissions are read', async () => {
  const pagesOf = vi.fn(async function* () {
    yield [];
  });
  await fetch(`${await addressOf(pagesOf)}?state=new,done&from=2026-02-01&search=lamp`);
  expect(pagesOf).toHaveBeenCalledWith('feedback', {
    states: ['new', 'done'],
    from: '2026-02-01',
    search: 'lamp',
  });
});
