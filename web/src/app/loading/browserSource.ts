import type { ContentSource } from '@lamplight/content/contentSource';

/**
 * The browser's source of content. Nothing of Firebase or the content model is loaded before the
 * first read.
 */
export function browserSource(): ContentSource {
  let source: Promise<ContentSource> | undefined;

  const connect = async () => {
    const [{ contentSource }, { store }] = await Promise.all([
      import('@lamplight/content/contentSource'),
      import('../../firebase/reading/visitorStore.ts'),
    ]);
    return contentSource(store);
  };

  const connected = () => {
    source ??= connect().catch((error) => {
      source = undefined;
      throw error;
    });
    return source;
  };

  return {
    document: async (name) => (await connected()).document(name),
    list: async (name, most) => (await connected()).list(name, most),
  };
}
