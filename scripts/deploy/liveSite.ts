import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A new release is everywhere within seconds, and its functions start with the first request. */
const attempts = 8;
const pauseMs = 5_000;

interface Expected {
  project: string;
  /** The folder of the build that visitors should get; without it any will do. */
  client?: string;
}

/** Something that a visitor needs, and what is wrong with it: a part of a sentence, or undefined. */
type Look = (site: Site) => Promise<string | undefined>;

interface Site {
  expected: Expected;
  /** Asks for a path, as a browser that has never been there. */
  get(path: string): Promise<{ status: number; headers: Headers; body: string }>;
}

/**
 * Looks at a site as its visitors do. A failing check is repeated for 40 seconds.
 * @param address scheme and host
 * @returns what is wrong as a part of a sentence, such as “/ answers 503”; undefined where nothing is
 */
export async function wrongWithSite(
  address: string,
  expected: Expected,
  pause: Pause,
): Promise<string | undefined> {
  const site = siteAt(address, expected);
  for (const look of looks) {
    const wrong = await lookAgain(look, site, pause);
    if (wrong) return wrong;
  }
  return undefined;
}

/** Whether the edge keeps a page within 40 seconds, so that most visitors wait for no function. */
export const isKeptByEdge = async (address: string, expected: Expected, pause: Pause) =>
  !(await lookAgain(edge, siteAt(address, expected), pause));

type Pause = (ms: number) => Promise<unknown>;

const siteAt = (address: string, expected: Expected): Site => ({
  expected,
  async get(path) {
    const response = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(30_000) });
    return { status: response.status, headers: response.headers, body: await response.text() };
  },
});

async function lookAgain(look: Look, site: Site, pause: Pause): Promise<string | undefined> {
  let wrong = await lookOnce(look, site);
  for (let tried = 1; wrong && tried < attempts; tried += 1) {
    await pause(pauseMs);
    wrong = await lookOnce(look, site);
  }
  return wrong;
}

async function lookOnce(look: Look, site: Site): Promise<string | undefined> {
  try {
    return await look(site);
  } catch (error) {
    const { cause, message } = error as Error;
    return `it cannot be reached (${cause instanceof Error ? cause.message : message})`;
  }
}

const health: Look = async ({ get }) => {
  const { status, body } = await get('/api/health');
  return status === 200 && body.includes('"ok"') ? undefined : `/api/health answers ${status}`;
};

/** A page is rendered by this build, and all of its files are there. */
const page: Look = async ({ get, expected: { client } }) => {
  const { status, headers, body } = await get('/');
  if (status !== 200) return `/ answers ${status}`;
  if (!headers.has('content-security-policy')) return '/ comes without a Content-Security-Policy';
  const files = [...new Set(body.match(/\/assets\/[\w.-]+/g))];
  if (!files.some((file) => file.endsWith('.js'))) return '/ is no page of this site';
  const other = client && files.find((file) => !existsSync(path.join(client, file)));
  if (other) return `/ is of another build, which has ${other}`;
  for (const file of files) {
    const asset = await get(file);
    if (asset.status !== 200) return `${file} answers ${asset.status}`;
    if (!asset.headers.get('cache-control')?.includes('immutable')) {
      return `${file} is not cached for ever`;
    }
  }
  return undefined;
};

const edge: Look = async ({ get }) => {
  const { headers } = await get('/');
  return headers.get('x-cache')?.includes('HIT') ? undefined : '/ is not kept by the CDN';
};

const staffArea: Look = async ({ get, expected: { client } }) => {
  const { status, headers, body } = await get('/login');
  if (status !== 200) return `/login answers ${status}`;
  if (!headers.has('content-security-policy'))
    return '/login comes without a Content-Security-Policy';
  const isThisBuild = !client || body === readFileSync(path.join(client, 'login.html'), 'utf8');
  return isThisBuild ? undefined : '/login is of another build';
};

/** The function refuses what is no picture, or no file for visitors, in a policy of its own. */
const uploads =
  (path: string): Look =>
  async ({ get }) => {
    const { status, headers } = await get(path);
    const isFunction = headers.get('content-security-policy')?.includes('sandbox');
    return status === 404 && isFunction ? undefined : `${path} answers ${status}`;
  };

/** Browsers learn from Hosting which project they are of. */
const settings: Look = async ({ get, expected: { project } }) => {
  const { status, body } = await get('/__/firebase/init.json');
  return status === 200 && body.includes(`"${project}"`) && body.includes('apiKey')
    ? undefined
    : '/__/firebase/init.json does not name the project and its web app';
};

const looks = [
  health,
  page,
  staffArea,
  uploads('/pictures/none'),
  uploads('/files/none/none'),
  settings,
];
