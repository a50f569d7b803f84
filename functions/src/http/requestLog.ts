import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { write } from 'firebase-functions/logger';

/** How Google Cloud and W3C write the trace of a request; https://www.w3.org/TR/trace-context/ */
const cloudTrace = /^([\da-f]{32})\/\d+(?:;o=[0-3])?$/i;
const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

function traceOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [, cloud] = cloudTrace.exec(String(headers['x-cloud-trace-context'] ?? '')) ?? [];
  return cloud ?? traceparent.exec(String(headers.traceparent ?? ''))?.[1];
}

/**
 * Gives a request a trace that has none, before the functions library looks for it, which puts the trace on
 * whatever is logged until the answer. So all lines of a request bear one id.
 */
export function beginTrace({ headers }: Pick<IncomingMessage, 'headers'>): void {
  if (traceOf({ headers })) return;
  headers.traceparent = `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

/** The route of the health check. */
export const healthRoute = '/api/health';

const routes = new WeakMap<ServerResponse, string>();

/** Notes the route of a request for the log: its address may be anything, and is not logged. */
export const nameRoute = (response: ServerResponse, route: string): void =>
  void routes.set(response, route);

/** The route that was named; `none` for a request that took none. */
export const routeOf = (response: ServerResponse): string => routes.get(response) ?? 'none';

/**
 * A handler that answers with the request's id and then logs one line: without its address, its body and its sender.
 * @param failed called with the route of each answer that reports a fault of ours
 */
export const logged =
  <Request extends IncomingMessage, Response extends ServerResponse, Result>(
    handle: (request: Request, response: Response) => Result,
    failed: (route: string) => void,
  ) =>
  (request: Request, response: Response): Result => {
    const began = performance.now();
    const requestId = traceOf(request) ?? '';
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const { method = '' } = request;
      const { statusCode: status, writableFinished } = response;
      const route = routeOf(response);
      const milliseconds = Math.round(performance.now() - began);
      write({
        severity: severityOf(method, status),
        message: `${method} ${route}: ${status}`,
        requestId,
        method,
        route,
        status,
        milliseconds,
        ...(!writableFinished && { aborted: true }),
        'logging.googleapis.com/trace': `projects/${process.env.GCLOUD_PROJECT}/traces/${requestId}`,
      });
      if (status >= 500) failed(route);
    });
    return handle(request, response);
  };

/** Reads are for those who look for them; Cloud Logging can leave out what is DEBUG. */
function severityOf(method: string, status: number) {
  if (status >= 500) return 'ERROR';
  return status < 400 && /^(GET|HEAD|OPTIONS)$/.test(method) ? 'DEBUG' : 'INFO';
}
