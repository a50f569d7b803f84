import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { deploy } from '../../scripts/deploy/deploy.ts';
import { googleFor } from '../../scripts/deploy/google.ts';
import type { DeployOptions } from '../../scripts/deploy/options.ts';
import { type Declared, declaredByFunctions } from '../../scripts/deploy/source.ts';
import type { ContentState } from '../../scripts/lib/migrate.ts';
import { inRoot } from '../../scripts/lib/places.ts';
import {
  type Answer,
  liveRelease,
  liveSite,
  ok,
  project,
  reads,
  recordedAnswers,
  refusal,
  requests,
  rulesOf,
} from './recorded.ts';

/** The behaviour of the person and this machine in one rehearsal, and the texts that were shown. */
interface World {
  options: Partial<DeployOptions>;
  /** Replaces a log-in or a build that succeeds. */
  logIn?: () => Promise<never>;
  build?: () => Promise<void>;
  /** Called in place of waiting. */
  pause?: () => void;
  /** Called with the deploy of functions and Hosting. */
  release?: () => void;
  /** The content of the project. */
  content: ContentState;
  /** Replaces a migration that succeeds. */
  migrate?: () => Promise<never>;
  /** The last arguments of each call of firebase-tools, and what is done with the content. */
  calls: string[];
  said: string[];
}

const files = ['firestore.rules', 'firestore.indexes.json', 'functions/.env'];
const original = (file: string) => readFileSync(inRoot(file), 'utf8');

/** The deploys of firebase-tools where nothing is wrong. */
export const inOrder = [
  'firestore:indexes',
  'firestore:rules',
  expect.stringMatching(/^functions:api,(functions:\w+,)+hosting --force$/),
];

/** A script that the build has, and the staff area's page. */
export const script = '/assets/main-1.js';
const shell = '<!doctype html><title>Staff</title>';

/**
 * Rehearses deploys of a small checkout of its own, against recorded answers, for all tests of a file. Each begins with
 * everything as it should be.
 */
export function rehearsal() {
  const nothing = (): ContentState => ({ old: [], newer: [], current: [] });
  const world: World = { options: {}, calls: [], said: [], content: nothing() };
  let folder = '';
  let cloud: Awaited<ReturnType<typeof standIn>>;
  const inFolder = (...parts: string[]) => path.join(folder, ...parts);
  const write = (file: string, text: string) => writeFileSync(inFolder(file), text);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

  beforeAll(async () => {
    cloud = await standIn();
    await Promise.all(Object.values(declared));
    folder = mkdtempSync(path.join(tmpdir(), 'lamplight-deploy-'));
    mkdirSync(inFolder('functions'));
    mkdirSync(inFolder('client/assets'), { recursive: true });
    write(`client/${script}`, '');
    write('client/login.html', shell);
    for (const file of files) write(file, original(file));
    git('init', '-q');
    git('add', '.');
    const person = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
    git(...person, 'commit', '-qm', 'All', '--no-gpg-sign', '--no-verify');
  }, 60_000);

  afterAll(async () => {
    await cloud.close();
    rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    cloud.reset();
    for (const file of files) write(file, original(file));
    rmSync(inFolder(`functions/.env.${project}`), { force: true });
    const usual = { logIn: undefined, build: undefined, pause: undefined, release: undefined };
    const content = { content: nothing(), migrate: undefined };
    Object.assign(world, { options: {}, calls: [], said: [], ...usual, ...content });
  });

  async function firebaseDeploy(...args: string[]): Promise<void> {
    world.calls.push(args.slice(1).join(' '));
    if (args[1] === 'firestore:rules') cloud.answers[requests.rules] = rulesOf('new');
    if (!args[1]?.endsWith(',hosting')) return;
    world.release?.();
    cloud.answers[requests.live] = liveRelease('new', 'fh-new');
  }

  return {
    world,
    /** The answers of the services and the requests to them, by method, service and path. */
    cloud: () => cloud,
    write,
    /** Changes a file of the checkout, which is wanted uncommitted. */
    change(file: string, from: string | RegExp, to: string): void {
      const before = original(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has no ${from}.`);
      write(file, after);
      world.options.accept = ['uncommitted'];
    },
    run: () =>
      deploy(
        { project, dryRun: false, accept: [], manager: undefined, ...world.options },
        {
          folder,
          client: inFolder('client'),
          declaredBy,
          logIn:
            world.logIn ?? (async () => googleFor(project, async () => 'token', cloud.addressOf)),
          build: world.build ?? (async () => undefined),
          firebaseDeploy,
          content: {
            state: async () => world.content,
            backUp: async () => {
              world.calls.push('backup');
              return '.local/backups/our-site.backup';
            },
            migrate: async () => {
              world.calls.push('migration');
              return (await world.migrate?.()) ?? world.content.old.length;
            },
          },
          addManager: async (email) => `https://${project}.firebaseapp.com/set?for=${email}`,
          say: (line) => world.said.push(line),
          pause: async () => world.pause?.(),
        },
      ),
  };
}

/** The functions' own declarations under the settings that make a difference in these tests. */
const declared = {
  usual: declaredByFunctions({}),
  withRetention: declaredByFunctions({ RETENTION_DAYS: '30' }),
};

const declaredBy = ({ RETENTION_DAYS }: Record<string, string>): Promise<Declared> =>
  RETENTION_DAYS === '30' ? declared.withRetention : declared.usual;

/**
 * A server in place of Google's services, below their names, and of the site, below `/live`. What it has no answer
 * for is not found.
 */
async function standIn() {
  const state = {
    answers: recordedAnswers(),
    /** Services that are off. */
    off: [] as string[],
    site: {} as Record<string, Answer>,
    /** Requests that change something, with what they send. */
    writes: [] as string[],
  };
  /** Names what is asked for, and is answered with states for it, whatever they are. */
  const services = (query: URLSearchParams): Answer =>
    ok({
      services: query.getAll('names').map((name) => ({
        name: name.replace(project, '123456789012'),
        state: state.off.some((each) => name.endsWith(`/${each}.googleapis.com`))
          ? 'DISABLED'
          : 'ENABLED',
      })),
    });
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand.in');
    const [, service = '', rest = ''] = /^\/([a-z]+)(\/.*)$/.exec(decodeURI(pathname)) ?? [];
    const key = `${request.method} ${service} ${rest}`;
    let sent = '';
    for await (const part of request) sent += part;
    if (request.method !== 'GET' && !reads.includes(key)) {
      state.writes.push(`${key} ${[...searchParams.values(), sent].join(' ')}`);
    }
    const given = service === 'live' ? state.site[rest] : state.answers[key];
    const permissions = () => ok(JSON.parse(sent));
    const fallback = {
      [requests.services]: () => services(searchParams),
      [requests.permissions]: permissions,
    };
    const { status = 200, headers, body } = given ?? fallback[key]?.() ?? refusal(404, 'Not found');
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...headers,
    });
    response.end(isText ? body : JSON.stringify(pageOf(body, searchParams.get('pageToken'))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return Object.assign(state, {
    addressOf: (service: string) => `${address}/${service}`,
    /** Everything as it was at first. */
    reset(): void {
      const sites = {
        sites: [
          {
            name: `projects/${project}/sites/${project}`,
            defaultUrl: `${address}/live`,
            type: 'DEFAULT_SITE',
          },
        ],
      };
      state.answers = { ...recordedAnswers(), [requests.sites]: ok(sites) };
      Object.assign(state, { off: [], site: liveSite(script, shell), writes: [] });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  });
}

const pageSize = 20;

/** Indexes are answered twenty at a time. */
function pageOf(body: unknown, token: string | null): unknown {
  const { indexes } = body as { indexes?: unknown[] };
  if (!indexes) return body;
  const from = Number(token);
  const next = from + pageSize < indexes.length && { nextPageToken: String(from + pageSize) };
  return { indexes: indexes.slice(from, from + pageSize), ...next };
}
