/** What became of a post. */
export type PostResult = 'stored' | 'refused';

interface Post {
  /** The address that takes it. */
  path: string;
  /** Made by the form, so that a post whose answer was lost is stored once when it is tried again. */
  id: string;
  values: object;
  /** Milliseconds since the form appeared. */
  elapsed: number;
  /** The field that people do not see. */
  website: string;
}

const timeLimit = 20_000;

/**
 * Sends a form. Never rejects: whatever goes wrong, the visitor can only try again.
 */
export async function postOnce({ path, values, ...transport }: Post): Promise<PostResult> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, ...transport }),
      signal: AbortSignal.timeout(timeLimit),
    });
    return answer.status === 201 ? 'stored' : 'refused';
  } catch (error) {
    console.info('A form could not be sent:', error);
    return 'refused';
  }
}
