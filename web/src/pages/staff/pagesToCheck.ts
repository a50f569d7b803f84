import { siteDocumentSchemas, siteListSchemas } from '@lamplight/content/siteContent';
import { editorOf, ownPageEditor, titleAt } from '@lamplight/content/staffPages';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { titleIn } from '@lamplight/content/titleIn';
import type * as z from '@lamplight/content/zod';
import { serverNow } from '../../device/serverClock.ts';
import { readLastDay } from '../../editing/advice/readLastDay.ts';
import type { Connection } from '../../firebase/connection/useConnection.ts';
import { type DueDocument, readDueDocuments } from '../../firebase/reading/reminders.ts';
import { reasonsToCheck } from './reasonsToCheck.ts';

/** A page that is to be checked again. */
export interface PageToCheck extends DueDocument {
  name: string;
  /** Where it is edited. */
  editor: string;
  schema: z.ZodType;
}

/** Reads the pages that are to be checked again by a day. @throws NotAllowed, Unreachable, NewerContent */
export async function readPagesToCheck(
  connection: Connection,
  day: string,
): Promise<PageToCheck[]> {
  return (await readDueDocuments(connection, day)).flatMap((document) => {
    const [collection, id = ''] = document.path.split('/');
    if (collection === 'pages') {
      const name = titleIn(document.content) || ownPagesTexts.untitled;
      return [{ ...document, name, editor: ownPageEditor(id), schema: siteListSchemas.pages }];
    }
    const editor = editorOf(id)?.path;
    const schema = Object.entries(schemas).find(([name]) => name === id)?.[1];
    if (!schema || editor === undefined) return [];
    return [{ ...document, name: titleAt(editor), editor, schema }];
  });
}

/** On pages of lists, the items aren't checked. */
const schemas: Record<string, z.ZodType> = { ...siteListSchemas, ...siteDocumentSchemas };

/** Why else than because of the time a page is to be checked. */
export const reasonsFor = (page: PageToCheck): Promise<string[]> =>
  reasonsToCheck(page, {
    lastDay: readLastDay,
    isGone,
    today: new Date(serverNow()),
    origin: window.location.origin,
  });

/** Asks our own server, as visitors would. What leads to another site can't be followed, and isn't gone. */
async function isGone(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: 'HEAD' });
    return status === 404 || status === 410;
  } catch (error) {
    console.info(`Whether ${path} is gone could not be found out:`, error);
    return false;
  }
}
