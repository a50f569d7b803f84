import { beforeEach, expect, test, vi } from 'vitest';
import { recordMetrics } from './metrics.ts';

const { set, warn } = vi.hoisted(() => ({ set: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ warn }));
vi.mock('firebase-admin/firestore', async (original) => ({
  ...(await original<object>()),
  FieldValue: { increment: (by: number) => by },
}));
vi.mock('./firestore.ts', async (original) => ({
  ...(await original<object>()),
  firestore: () => ({ doc: (path: string) => ({ set: (data: object) => set(path, data) }) }),
}));

beforeEach(() => {
  set.mockReset().mockResolvedValue(undefined);
  warn.mockReset();
});

test('counts are added to one of the day’s documents, which expires', async () => {
  await recordMetrics({ pages: { home: 2 }, LCP: { 4: 1 } });
  const [path, data] = set.mock.lastCall ?? [];
  const today = new Date().toISOString().slice(0, 10);
  expect(path).toMatch(new RegExp(`^seen/${today}~[0-3]$`));
  expect(data).toEqual({
    day: today,
    expiresAt: expect.anything(),
    counts: { pages: { home: 2 }, LCP: { 4: 1 } },
  });
  expect(data.expiresAt.toMillis() - Date.now()).toBeGreaterThan(90 * 86_400_000);
});

test('writes nothing without counts: an empty map would replace all others', async () => {
  await recordMetrics({});
  expect(set).not.toHaveBeenCalled();
});

test('while the store is unavailable nothing fails, and only failures are kept for later', async () => {
  set.mockRejectedValueOnce(new Error('out of reach')).mockRejectedValueOnce(new Error('again'));
  await recordMetrics({ failures: { api: 1 } });
  await recordMetrics({ failures: { api: 1, site: 1 }, pages: { home: 1 } });
  expect(warn).toHaveBeenCalledTimes(2);
  await recordMetrics({ pages: { team: 1 } });
  expect(set.mock.lastCall?.[1].counts).toEqual({
    failures: { api: 2, site: 1 },
    pages: { team: 1 },
  });
  await recordMetrics({ pages: { team: 1 } });
  expect(set.mock.lastCall?.[1].counts).toEqual({ pages: { team: 1 } });
});

test('counts made during a write are stored after it, in one write', async () => {
  let stored = () => {};
  set.mockImplementationOnce(() => new Promise<void>((resolve) => (stored = resolve)));
  const first = recordMetrics({ pages: { home: 1 } });
  await vi.waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  const later = [
    recordMetrics({ pages: { home: 1 } }),
    recordMetrics({ pages: { team: 1 }, LCP: { 4: 1 } }),
  ];
  await Promise.resolve();
  expect(set).toHaveBeenCalledTimes(1);
  stored();
  await Promise.all([first, ...later]);
  expect(set).toHaveBeenCalledTimes(2);
  expect(set.mock.lastCall?.[1].counts).toEqual({ pages: { home: 1, team: 1 }, LCP: { 4: 1 } });
});
