import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../../tests/serve.ts';
import { apiApp } from '../api.ts';
import { seenRoute } from './routes.ts';

const { counted } = vi.hoisted(() => ({ counted: vi.fn() }));
vi.mock('../../store/metrics.ts', () => ({ recordMetrics: counted, readDays: async () => [] }));

beforeEach(() => {
  counted.mockReset();
});

test('the rate limit applies to each network separately', async () => {
  const address = `${await serve(apiApp([seenRoute]))}/api/seen`;
  const tell = async (network: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': network };
    const response = await fetch(address, { method: 'POST', headers, body: '{"pages":["home"]}' });
    await response.arrayBuffer();
    return response;
  };
  for (let time = 0; time < 300; time += 1) expect((await tell('192.0.2.1')).status).toBe(204);
  const refused = await tell('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await tell('192.0.2.2')).status).toBe(204);
  expect(counted).toHaveBeenCalledTimes(301);
});
