type Handler<Args extends unknown[]> = (...args: Args) => unknown;

/**
 * A handler that is loaded when it is first asked for, so that nobody waits for what they do not need;
 * the API, say, for the pages, or who reads for the Admin SDK. Once it is there it is called at once:
 * asking Node for a module that it has takes part of every request.
 */
export function whenAsked<Args extends unknown[]>(load: () => Promise<Handler<Args>>) {
  let loaded: Handler<Args> | undefined;
  return async (...args: Args): Promise<void> => {
    loaded ??= await load();
    await loaded(...args);
  };
}
