import * as z from '@lamplight/content/zod';
import { Failure } from '../lib/command.ts';

/** Google's services, asked about one project with the account that is logged in. */
export interface Google {
  /**
   * @param service the first part of its host, such as `firestore`
   * @param path with version and query, such as `/v1/projects/…`
   * @returns undefined where there is no such thing
   * @throws Failure where it does not answer, or not with that shape
   */
  get<Result>(service: string, path: string, shape: z.ZodType<Result>): Promise<Result | undefined>;
  /** All items of a list, which is answered in pages; none where there is no such list. */
  list<Item>(service: string, path: string, name: string, item: z.ZodType<Item>): Promise<Item[]>;
  /** Asks with a body. @throws Failure as `get`, also where there is no such thing */
  send<Result>(
    method: 'POST' | 'PATCH',
    service: string,
    path: string,
    body: unknown,
    shape: z.ZodType<Result>,
  ): Promise<Result>;
}

/** The format of errors, https://cloud.google.com/apis/design/errors. */
const errorShape = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
});

const isGone = 404;

/** A service that takes longer than this is given up. */
const timeoutMs = 60_000;

/**
 * @param token answers an access token of the account that is logged in, with the scope `cloud-platform`
 * @param addressOf where a service is, which differs in tests
 */
export function googleFor(
  project: string,
  token: () => Promise<string>,
  addressOf = (service: string) => `https://${service}.googleapis.com`,
): Google {
  /** Asks, and answers with the body as JSON. */
  async function ask(service: string, path: string, method = 'GET', body?: unknown) {
    const host = `${service}.googleapis.com`;
    const response = await fetch(`${addressOf(service)}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${await token()}`,
        'Content-Type': 'application/json',
        // A log-in with gcloud has no project of its own to charge and count.
        'X-Goog-User-Project': project,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      throw new Failure(`${host} did not answer (${reason}): check the network and try again.`);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok || response.status === isGone) return { status: response.status, answer };
    throw refused(host, project, response.status, answer);
  }

  function read<Result>(service: string, shape: z.ZodType<Result>, answer: unknown): Result {
    const { success, data, error } = shape.safeParse(answer);
    if (success) return data;
    const [issue] = error.issues;
    throw new Failure(
      `${service}.googleapis.com answered something unknown (${issue?.path.join('.')}: ${issue?.message}): ` +
        'see whether a newer version of this project knows it.',
    );
  }

  async function get<Result>(service: string, path: string, shape: z.ZodType<Result>) {
    const { status, answer } = await ask(service, path);
    return status === isGone ? undefined : read(service, shape, answer);
  }

  return {
    get,
    async list(service, path, name, item) {
      const page = z.looseObject({ nextPageToken: z.string().optional() });
      const separator = path.includes('?') ? '&' : '?';
      const items: z.infer<typeof item>[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = token && `${separator}pageToken=${encodeURIComponent(token)}`;
        const answer: z.infer<typeof page> = (await get(service, `${path}${query}`, page)) ?? {};
        items.push(...read(service, z.array(item), answer[name] ?? []));
        token = answer.nextPageToken || undefined;
      }
      return items;
    },
    async send(method, service, path, body, shape) {
      const { status, answer } = await ask(service, path, method, body);
      if (status === isGone) throw refused(`${service}.googleapis.com`, project, status, answer);
      return read(service, shape, answer);
    },
  };
}

/** A sentence with the remedy for what a service answers in place of what was asked for. */
function refused(host: string, project: string, status: number, answer: unknown): Failure {
  const { message = '', details = [] } = errorShape.safeParse(answer).data?.error ?? {};
  if (status === 401) {
    return new Failure(
      'The log-in is over: run `gcloud auth application-default login` and try again.',
    );
  }
  if (details.some(({ reason }) => reason === 'SERVICE_DISABLED')) {
    return new Failure(
      `${host} is off in ${project}: switch it on with \`gcloud services enable ${host} --project ${project}\`.`,
    );
  }
  const said = `${status}${message && `, “${message.split('\n')[0]}”`}`;
  return new Failure(
    status === 403
      ? `${host} says nothing of ${project} (${said}): see whether that is its id, and ask one of its owners for the role Firebase Admin.`
      : `${host} answered ${said}: try again, and see https://status.cloud.google.com.`,
  );
}
