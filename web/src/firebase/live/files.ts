import {
  type LibraryFile,
  libraryFileSchema,
  maxLibraryFiles,
} from '@lamplight/content/libraryFile';
import { libraryFiles } from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { useMemo } from 'react';
import type { Loadable } from '../reading/stored.ts';
import { useStoredItems } from './documents.ts';
import { keepTitles } from './fileTitles.ts';

/** A file of the library. */
export interface NamedFile extends LibraryFile {
  _id: string;
}

/** The same as lists show it: with when it was changed last. */
export interface ListedFile extends NamedFile {
  savedAt: Date | null;
}

/** The files of the library, live, the newest first. @param needed false leaves them on their way */
export function useFiles(needed = true): Loadable<ListedFile[]> {
  const stored = useStoredItems(
    needed ? libraryFiles : null,
    ({ watchNewest }, connection, onChange) =>
      watchNewest(connection, libraryFiles, maxLibraryFiles, onChange),
  );
  return useMemo(() => {
    if (stored.state !== 'loaded') return stored;
    const value = stored.value.map(({ _id, content, savedAt }) => ({
      ...readable(libraryFileSchema, content),
      _id,
      savedAt,
    }));
    keepTitles(value);
    return { state: 'loaded', value };
  }, [stored]);
}

/** The files of the library; none as long as they are not loaded. */
export function useLoadedFiles(needed = true): readonly ListedFile[] {
  const files = useFiles(needed);
  return files.state === 'loaded' ? files.value : none;
}

const none: readonly ListedFile[] = [];
