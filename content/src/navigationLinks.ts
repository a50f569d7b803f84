import { savedPages } from './addressClaims.ts';
import type { NewVersion, StoredVersion } from './documentMetadata.ts';
import { navigationSchema } from './navigation.ts';
import { nextVersions } from './nextVersions.ts';
import { siteDocument } from './paths.ts';
import * as z from './zod.ts';

/** The document with the menus that visitors see. */
export const navigationPath = siteDocument('navigation');

type Stored = Pick<StoredVersion, 'content' | 'order'> | undefined;

/** Addresses that pages had, each with the one that the page gets. */
export type MovedAddresses = ReadonlyMap<string, string>;

/** The addresses that change as documents are saved. @param versions what is stored at each path; null where it stays */
export function movedAddresses(
  paths: readonly string[],
  stored: readonly Stored[],
  versions: readonly (NewVersion | null)[],
): MovedAddresses {
  const before = new Map(savedPages(paths, stored).map(({ id, address }) => [id, address]));
  return new Map(
    savedPages(paths, versions).flatMap(({ id, address }) => {
      const was = before.get(id);
      return was && was !== address ? [[was, address] as const] : [];
    }),
  );
}

/**
 * The menus with their links to changed addresses updated; null if there are no such links, or if the menus are invalid:
 * those stay, and old addresses redirect.
 */
export function navigationFollowing(moved: MovedAddresses, stored: Stored): NewVersion | null {
  if (!stored || moved.size === 0) return null;
  const follow = (record: Record<string, unknown>) => {
    const { dropdowns, ...rest } = record as ReturnType<typeof navigationSchema.parse>;
    return {
      ...rest,
      dropdowns: dropdowns.map(({ links, ...dropdown }) => ({
        ...dropdown,
        links: links.map((link) => ({ ...link, url: moved.get(link.url) ?? link.url })),
      })),
    };
  };
  try {
    const [version = null] = nextVersions([{ schema: navigationSchema }], [stored], follow);
    return version;
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
}
