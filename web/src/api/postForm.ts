/** What became of a post. */
interface PostResult {
  isStored: boolean;
  /** The messages about fields that the server refuses, by their names. */
  errors?: Record<string, string>;
}

interface Post {
  /** The address that takes it. */
  path: string;
  /** Made by the form, so that a post whose answer was lost is stored once when it is tried again. */
  id: string;
  values: object;
  /** Milliseconds since the form appeared, if that is known. */
  elapsed: number | undefined;
  /** The field that people do not see. */
  website: string;
}

const timeoutMs = 20_000;

/**
 * Sends a form. Where the API takes forms with a token of App Check alone, which it says when it is asked
 * without one, it is sent again with one. Never rejects: whatever goes wrong, the visitor can only try again.
 */
export async function postForm({ path, values, ...transport }: Post): Promise<PostResult> {
  const body = JSON.stringify({ ...values, ...transport });
  try {
    let response = await post(path, body);
    if (await isUnattested(response)) {
      const { attest } = await import('./attest.ts');
      response = await post(path, body, { 'X-Firebase-AppCheck': await attest() });
    }
    if (response.status === 400) return { isStored: false, errors: (await response.json()).fields };
    return { isStored: response.status === 201 };
  } catch (error) {
    console.info('A form could not be sent:', error);
    return { isStored: false };
  }
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });

const isUnattested = async (response: Response): Promise<boolean> =>
  response.status === 401 && (await response.json()).code === 'unattested';
