type Load = () => Promise<unknown>;

/** Makes the loader of the route `id` one that answers with the last content it had when it fails. */
export type KeepLast = (id: string, load: Load) => Load;

/**
 * Remembers what each route showed last, so that a visitor whose connection drops keeps the page.
 * @param known content that came with the page, by route
 */
export function keepLast(known: Record<string, unknown> = {}): KeepLast {
  const last = new Map(Object.entries(known));
  return (id, load) => async () => {
    try {
      const content = await load();
      last.set(id, content);
      return content;
    } catch (error) {
      if (last.has(id)) return last.get(id);
      throw error;
    }
  };
}
