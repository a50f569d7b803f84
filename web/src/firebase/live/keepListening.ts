import { NotAllowed, namedError } from '../errors.ts';

/** Milliseconds from an error until the next attempt. */
const retryMs = 10_000;

/**
 * Listens, and begins again after each error but a refusal: the SDK ends a listener with its first error.
 * @param listen begins to listen, and returns what ends it
 * @param onError told of each error, under the name that screens decide by
 * @returns what ends it
 */
export function keepListening(
  listen: (onError: (error: unknown) => void) => () => void,
  onError: (error: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const begin = () => {
    stop = listen((error) => {
      const named = namedError(error);
      if (!(named instanceof NotAllowed)) timer = setTimeout(begin, retryMs);
      onError(named);
    });
  };
  begin();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
