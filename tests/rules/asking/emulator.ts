import { readFileSync } from 'node:fs';
import * as z from '@lamplight/content/zod';
import { authorizationOf, type Person } from './people.ts';
import { callFor, encodedWrite, type Request, type Write } from './requests.ts';

/** The project's rules. */
export const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** A project in the emulator, with rules and documents of its own. */
export interface Project {
  id: string;
  /** Gives the project these rules, and forgets which expressions of earlier ones were evaluated. */
  load(rules: string): Promise<void>;
  /** Removes all documents. */
  clear(): Promise<void>;
  /** Writes what the rules do not see. */
  behindTheRules(writes: Write[]): Promise<void>;
  /** The stored data at a path, or in a collection, past the rules, as the REST interface has it. */
  read(path: string): Promise<z.infer<typeof readSchema>>;
  /**
   * Whether the rules allow the request.
   * @throws Error where they denied it only because it took too many expressions, and where it
   * failed for another reason than the rules
   */
  allows(person: Person, request: Request): Promise<boolean>;
  /** The emulator's report on the evaluated expressions: see `coverage.ts`. */
  coverage(): Promise<unknown>;
}

const readSchema = z.object({
  fields: z.record(z.string(), z.unknown()).optional(),
  documents: z.array(z.unknown()).optional(),
});

const failureSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/** @param id that of a demo project, which needs not have been there */
export function projectNamed(id: string): Project {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST does not say where the emulator is.');
  const emulator = `http://${host}/emulator/v1/projects/${id}`;
  const documents = `projects/${id}/databases/(default)/documents`;
  const nameOf = (path: string) => `${documents}/${path}`;

  const ask = (call: string, body: object, headers: Record<string, string>) =>
    send(`http://${host}/v1/${documents}${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });

  return {
    id,
    load: (content) =>
      done(
        send(`${emulator}:securityRules`, {
          method: 'PUT',
          body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
        }),
      ),
    clear: () => done(send(`${emulator}/databases/(default)/documents`, { method: 'DELETE' })),
    behindTheRules: (writes) => {
      const body = { writes: writes.map((write) => encodedWrite(write, nameOf)) };
      return done(ask(':commit', body, { Authorization: 'Bearer owner' }));
    },
    read: async (path) => {
      const owner = { headers: { Authorization: 'Bearer owner' } };
      return readSchema.parse(
        await (await send(`http://${host}/v1/${documents}/${path}`, owner)).json(),
      );
    },
    allows: async (person, request) => {
      const { call, body } = callFor(request, nameOf);
      const answer = await ask(call, body, authorizationOf(person, id));
      return isAllowed(answer.status, await answer.text());
    },
    coverage: async () => JSON.parse(await bodyOf(send(`${emulator}:ruleCoverage`))),
  };
}

const done = async (answer: Promise<Response>): Promise<void> => void (await bodyOf(answer));

/** The emulator now and then closes a connection that is just being used again. */
const send = (url: string, options?: RequestInit): Promise<Response> =>
  fetch(url, options).catch(() => fetch(url, options));

async function bodyOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${text}`);
  return text;
}

function isAllowed(status: number, text: string): boolean {
  if (status === 200) return true;
  const answer: unknown = JSON.parse(text);
  const { error } = failureSchema.parse(Array.isArray(answer) ? answer[0] : answer);
  if (error.code !== 403)
    throw new Error(`The request failed with ${error.code}: ${error.message}`);
  if (/maximum of \d+ expressions/.test(error.message)) {
    throw new Error(`The rules need too many expressions: ${error.message.trim().slice(0, 200)}`);
  }
  return false;
}
