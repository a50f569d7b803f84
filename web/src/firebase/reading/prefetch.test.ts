import { expect, onTestFinished, test, vi } from 'vitest';
import { serverNow } from '../../device/serverClock.ts';
import { readDocument } from './prefetch.ts';

vi.mock('../connection/project.ts', () => ({
  emulators: undefined,
  firebaseOptions: async () => ({ apiKey: 'key', projectId: 'demo-lamplight' }),
}));

const hour = 3_600_000;

test.each([-3 * hour, 3 * hour, 0])(
  'takes the time from the store if the device is off by %i milliseconds',
  async (wrong) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.parse('2026-11-25T12:00:00Z');
    vi.setSystemTime(now + wrong);
    const answers = [{ missing: 'staff/ruth', readTime: new Date(now).toISOString() }];
    vi.stubGlobal('fetch', async () => Response.json(answers));
    expect(await readDocument('staff/ruth')).toBeUndefined();
    expect(serverNow()).toBe(now);

    vi.setSystemTime(now + wrong + 60_000);
    vi.stubGlobal('fetch', async () => Response.json([]));
    await readDocument('staff/ruth');
    expect(serverNow()).toBe(now + 60_000);
  },
);
