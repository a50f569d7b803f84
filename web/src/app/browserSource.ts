import type { ContentSource } from '@lamplight/content/contentSource';

type Key = keyof ContentSource;

/**
 * The browser's source of content. Nothing of Firebase or the content model is loaded before the
 * first read. When content cannot be read, what was read last is shown again: a visitor whose
 * connection drops keeps the page.
 * @param known content that came with the page
 */
export function browserSource(known: Partial<Record<Key, unknown>> = {}): ContentSource {
  const last = new Map<string, unknown>(Object.entries(known));
  let source: Promise<ContentSource> | undefined;

  const connect = async () => {
    const [{ contentSource }, { readDocument }] = await Promise.all([
      import('@lamplight/content/contentSource'),
      import('../firebase/lite.ts'),
    ]);
    return contentSource(readDocument);
  };

  const read = async (key: Key) => {
    try {
      source ??= connect();
      const content = await (await source)[key]();
      last.set(key, content);
      return content;
    } catch (error) {
      source = undefined;
      if (last.has(key)) return last.get(key);
      throw error;
    }
  };

  return {
    home: () => read('home'),
    navigation: () => read('navigation'),
    contact: () => read('contact'),
  } as ContentSource;
}
