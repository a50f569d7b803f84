import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What Vite says of a built module. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

const brotli = (text: Buffer | string) => brotliCompressSync(text).length;

/** The modules that these need, they included, each once. */
function closure(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(name)) continue;
    found.add(name);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** A build's modules: what they weigh, compressed with Brotli as a CDN sends them, need and are. */
export function builtSizes(folder: string) {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  /**
   * The bytes of the modules that these need, without those that are there already because others need them.
   * Names are those of source files or, with a leading `_`, of shared chunks.
   */
  const weigh = (names: string[], present: string[] = []): number => {
    const there = closure(manifest, present);
    const files = [...closure(manifest, names)]
      .filter((name) => !there.has(name))
      .map((name) => manifest[name]?.file ?? '');
    return [...new Set(files)]
      .map((file) => brotli(readFileSync(path.join(folder, file))))
      .reduce((sum, size) => sum + size, 0);
  };
  /** The code of a built module. */
  const codeOf = (name: string): string =>
    readFileSync(path.join(folder, manifest[name]?.file ?? `no ${name}`), 'utf8');
  return { weigh, codeOf, modules: (names: string[]) => closure(manifest, names) };
}

/** The bytes of a page's style elements, compressed. */
export const styleSize = (html: string): number =>
  brotli([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join(''));
