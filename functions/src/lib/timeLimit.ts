import { codeOf, unavailable } from './errors.ts';

/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE; the Admin SDK's network errors. */
const unreachable: readonly unknown[] = [4, 8, 14, 'app/network-error', 'app/network-timeout'];

/**
 * What `work` resolves to, if it does so within the time limit. The clients of Firebase go on
 * trying for a minute and more when a service cannot be reached; a visitor should not wait so long.
 * @throws unavailable when the limit is over or the service says that it cannot be reached
 */
export async function withinTimeLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = () => reject(unavailable(new Error(`No answer within ${milliseconds} ms`)));
    timer = setTimeout(late, milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } catch (error) {
    throw unreachable.includes(codeOf(error)) ? unavailable(error) : error;
  } finally {
    clearTimeout(timer);
  }
}
