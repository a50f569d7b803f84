import { text } from 'node:stream/consumers';
import { unavailable } from './errors.ts';

/** In milliseconds; the server is part of the platform, and answers from memory. */
const timeLimit = 3_000;

/** How many milliseconds before it expires a token is not used any more. */
const margin = 60_000;

const path = '/computeMetadata/v1/instance/service-accounts/default/token';

let kept = { token: '', until: 0 };

/**
 * The token with which a function asks Google's services as itself, from the platform's metadata server
 * (https://cloud.google.com/run/docs/securing/service-identity#access_tokens). The emulator takes `owner`.
 * @throws unavailable
 */
export async function ownToken(): Promise<string> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return 'owner';
  if (Date.now() >= kept.until) kept = await askForToken();
  return kept.token;
}

async function askForToken(): Promise<typeof kept> {
  const host = process.env.GCE_METADATA_HOST ?? 'metadata.google.internal';
  const began = Date.now();
  try {
    const answer = JSON.parse(await get(`http://${host}${path}`));
    const { access_token: token, expires_in: seconds } = answer;
    if (typeof token !== 'string' || typeof seconds !== 'number') throw new Error('No token');
    return { token, until: began + seconds * 1_000 - margin };
  } catch (error) {
    throw unavailable(error);
  }
}

/** What is answered; for the reason in `firestoreRest.ts` not with `fetch`. */
const get = (address: string) =>
  new Promise<string>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeLimit);
    const headers = { 'Metadata-Flavor': 'Google' };
    process
      .getBuiltinModule('node:http')
      .get(address, { headers, signal }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}`));
        text(response).then(resolve, reject);
      })
      .on('error', reject);
  });
