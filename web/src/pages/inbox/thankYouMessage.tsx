import type { SiteDocumentName } from '@lamplight/content/siteContent';
import type { PageName } from '@lamplight/content/sitePages';
import type * as z from '@lamplight/content/zod';
import { contentForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorActions, EditorBody } from '../../editing/page/EditorPage.tsx';
import { usePanes } from '../../editing/preview/usePanes.tsx';
import { withReason } from '../../editing/saving/failures.ts';
import { Thanks } from '../../forms/formParts.tsx';
import { inboxParts, PagePart } from '../../submissions/PagePart.tsx';

interface ThankYouMessage<Name extends string> {
  page: PageName;
  document: SiteDocumentName;
  schema: z.ZodObject<Record<Name, z.ZodString>>;
  hint: string;
  /** The fields that hold the title and the text. */
  title: Name;
  body: Name;
  saved: string;
  saveFailed: string;
}

/** Makes the editor of what visitors read once they have sent a form. */
export function thankYouMessage<Name extends string>(message: ThankYouMessage<Name>) {
  const { page, document, hint, title, body, saved, saveFailed } = message;
  const schema: z.ZodObject = message.schema;
  const editing = { ...contentForm(schema), saved, saveFailed: withReason(saveFailed) };
  const sections = sectionsOf(schema, [{ id: 'message', title: '', of: [title, body] }]);
  const over = (content: Readonly<Record<string, unknown>>) => (
    <Thanks title={String(content[title])} body={String(content[body])} onClose={() => {}} />
  );
  return function ThankYouMessage() {
    const panes = usePanes();
    const editor = useDocumentEditor(document, editing);
    const props = { page, panes, editor, sections, preview: { over } };
    return (
      <PagePart {...inboxParts.thankYou} hint={hint} actions={<EditorActions {...props} />}>
        <EditorBody {...props} />
      </PagePart>
    );
  };
}
