import type { PageAssets } from '@lamplight/web/rendering';

/** Vite's manifest: what each entry was built into. */
export type BuildManifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }
>;

const publicEntry = 'src/app/entry-client.tsx';

/**
 * The built files of a public page.
 * @throws when the build has no public entry
 */
export function pageAssets(manifest: BuildManifest): PageAssets {
  const entry = built(manifest, publicEntry);
  const imports = importedBy(manifest, publicEntry);
  return {
    script: `/${entry.file}`,
    preloads: imports.map((chunk) => `/${chunk.file}`),
    styleSheets: [entry, ...imports].flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
  };
}

/**
 * The address of a built entry.
 * @throws when the build has none of that name
 */
export const entryFile = (manifest: BuildManifest, name: string): string =>
  `/${built(manifest, name).file}`;

function built(manifest: BuildManifest, name: string) {
  const entry = manifest[name];
  if (!entry) throw new Error(`The web build has no ${name}`);
  return entry;
}

function importedBy(manifest: BuildManifest, name: string, seen = new Set<string>()) {
  return (manifest[name]?.imports ?? []).flatMap((imported): BuildManifest[string][] => {
    const chunk = manifest[imported];
    if (!chunk || seen.has(imported)) return [];
    seen.add(imported);
    return [chunk, ...importedBy(manifest, imported, seen)];
  });
}
