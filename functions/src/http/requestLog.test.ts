import { request } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../../tests/serve.ts';
import { beginTrace, logged, nameRoute } from './requestLog.ts';

const { write } = vi.hoisted(() => ({ write: vi.fn() }));
const failed = vi.fn();
vi.mock('firebase-functions/logger', () => ({ write }));

beforeEach(() => {
  write.mockClear();
  failed.mockClear();
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

/** Sends a request to an app that answers so; it is logged once this resolves. */
async function ask(status: number, { method = 'GET', headers = {} } = {}) {
  const handle = logged((_request, response) => {
    nameRoute(response, '/api/team/:id');
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end();
  }, failed);
  const address = await serve((incoming, response) => {
    beginTrace(incoming);
    handle(incoming, response);
  });
  const answer = await fetch(`${address}/api/team/ruth?email=ruth@example.org`, {
    method,
    headers,
  });
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  return { id: answer.headers.get('x-request-id'), line: write.mock.lastCall?.[0] };
}

test.each([
  ['x-cloud-trace-context', `${trace}/123;o=1`],
  ['traceparent', `00-${trace}-00f067aa0ba902b7-01`],
])('a request takes its id from the trace in %s', async (name, value) => {
  const { id, line } = await ask(200, { headers: { [name]: value } });
  expect(id).toBe(trace);
  expect(line.requestId).toBe(trace);
  expect(line['logging.googleapis.com/trace']).toMatch(new RegExp(`/traces/${trace}$`));
});

test.each(['', '<script>', `${trace}`, `${trace}/1;o=1, other`])(
  'a request with the invalid trace “%s” gets a new id',
  async (value) => {
    const { id, line } = await ask(200, { headers: { 'X-Cloud-Trace-Context': value } });
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(id).not.toBe(trace);
    expect(line.requestId).toBe(id);
  },
);

test.each([
  ['GET', 200, 'DEBUG'],
  ['HEAD', 304, 'DEBUG'],
  ['GET', 404, 'INFO'],
  ['POST', 201, 'INFO'],
  ['POST', 503, 'ERROR'],
  ['GET', 500, 'ERROR'],
])(
  '%s answered with %i logs one line of %s, with the route instead of the address',
  async (method, status, severity) => {
    const { line } = await ask(status, { method });
    expect(write).toHaveBeenCalledOnce();
    expect(line).toEqual({
      severity,
      method,
      status,
      route: '/api/team/:id',
      message: `${method} /api/team/:id: ${status}`,
      milliseconds: expect.any(Number),
      requestId: expect.any(String),
      'logging.googleapis.com/trace': expect.any(String),
    });
    expect(JSON.stringify(line)).not.toMatch(/ruth/);
    expect(failed.mock.calls).toEqual(status < 500 ? [] : [['/api/team/:id']]);
  },
);

test('an aborted request is logged too', async () => {
  const handle = logged(() => sent.destroy(), failed);
  const address = await serve(handle);
  const sent = request(address);
  sent.on('error', () => {}).end();
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  expect(write.mock.lastCall?.[0]).toMatchObject({ aborted: true, route: 'none' });
});
