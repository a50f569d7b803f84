import {
  type ListName,
  listItem,
  type SiteDocumentName,
  siteDocument,
} from '@lamplight/content/paths';
import { readable } from '@lamplight/content/readable';
import { siteDocumentSchemas } from '@lamplight/content/siteDocuments';
import { siteListSchemas } from '@lamplight/content/siteLists';
import type { z } from '@lamplight/content/zod';
import { useMemo, useState } from 'react';
import { useConnection } from '../firebase/connection.ts';
import { type Live, useStoredDocument } from '../firebase/documents.ts';
import { saveDocument } from '../firebase/saves.ts';
import type { StoredDocument } from '../firebase/storedDocument.ts';
import type { ContentForm } from './contentForm.ts';
import { lastSaveOf } from './lastSaveOf.ts';
import { mapped } from './mapped.ts';
import { nextVersion } from './merging/nextVersion.ts';
import type { Typed } from './preview/typed.ts';
import { useCaughtUp } from './useCaughtUp.ts';
import { type ContentStore, useContentForm } from './useContentForm.ts';
import { useStaff } from './useStaff.ts';

/** What an editor edits, and in which words it speaks. */
export interface Editing<Content extends object>
  extends ContentForm<Content>,
    Pick<ContentStore<Content>, 'saved' | 'saveFailed'> {}

interface Place {
  /** Its path, once that is known. */
  path: Live<string>;
  /** Schema of all that is stored there, of which the editor may edit a part. */
  whole: z.ZodType<object>;
  /** The place in its list that an item gets when it is new. */
  order?: number | undefined;
  /** What an item that is new begins with. */
  initial?: object | undefined;
  /** Where visitors see the content. */
  placed: (content: object) => Typed;
  /** What is edited, where the page edits one of several things. */
  draftOf?: string | undefined;
  onSaved?: (() => void) | undefined;
}

/** Edits a single document of the site, or a part of it. What the part does not have stays. */
export const useDocumentEditor = <Content extends object>(
  name: SiteDocumentName,
  editing: Editing<Content>,
) =>
  useRecordEditor(
    {
      path: { state: 'loaded', value: siteDocument(name) },
      whole: siteDocumentSchemas[name],
      placed: (content) => ({ document: name, content }),
    },
    editing,
  );

/** Edits an item of a list, or makes a new one under an id that none has. */
export const useItemEditor = <Content extends object>(
  list: ListName,
  { id, ...place }: { id: Live<string> } & Omit<Place, 'path' | 'whole' | 'placed'>,
  editing: Editing<Content>,
) =>
  useRecordEditor(
    {
      path: mapped(id, (known) => listItem(list, known)),
      whole: siteListSchemas[list],
      placed: (content) => ({
        list,
        items: [{ ...content, _id: id.state === 'loaded' ? id.value : '' }],
        whole: false,
      }),
      ...place,
    },
    editing,
  );

function useRecordEditor<Content extends object>(
  { path, whole, placed, order, initial, draftOf, onSaved }: Place,
  editing: Editing<Content>,
) {
  const { schema, saved, saveFailed } = editing;
  const connection = useConnection();
  const { uid } = useStaff();
  const at = path.state === 'loaded' ? path.value : null;
  const stored = useStoredDocument(at);
  const caughtUp = useCaughtUp(stored);
  const [existed, setExisted] = useState(false);
  if (!existed && stored.state === 'loaded' && stored.value.version > 0) setExisted(true);
  const read = (document: StoredDocument | undefined) =>
    readable(schema, document?.version ? document.content : initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor's schema does not change
  const content = useMemo(() => mapped(stored, read), [stored]);
  const live = path.state === 'loaded' ? content : path;

  const save = async (base: Content, mine: Content) => {
    if (at === null) throw new Error('There is no document to save');
    const changes = {
      base,
      existed,
      mine,
      read,
      whole,
      order: (present?: number) => present ?? order,
    };
    const document = await saveDocument(connection, {
      path: at,
      by: uid,
      next: (theirs) => nextVersion(changes, theirs),
    });
    return read((await caughtUp(({ version }) => version >= document.version)) ?? document);
  };

  const lastSave = stored.state === 'loaded' ? lastSaveOf([stored.value]) : null;
  const place = { path: at, lastSave, draftOf, placed };
  return useContentForm(editing, { live, save, saved, saveFailed, onSaved, ...place });
}
