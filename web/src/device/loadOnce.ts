/** Loads something. */
export type Load<T> = () => Promise<T>;

/** Loads something when it is first needed, and never twice; again where that has failed. */
export function loadOnce<T>(load: Load<T>): Load<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
