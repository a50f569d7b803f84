import type { SiteDocumentName } from '@lamplight/content/siteDocuments';
import type { z } from '@lamplight/content/zod';
import { contentForm } from '../editing/contentForm.ts';
import { EditorPage } from '../editing/EditorPage.tsx';
import { withReason } from '../editing/failures.ts';
import { sectionsOf } from '../editing/sections.tsx';
import { useDocumentEditor } from '../editing/useDocumentEditor.ts';
import { thanksOver } from '../forms/Thanks.tsx';
import type { PageName } from '../sitePages.ts';
import { SubmissionsPanel, type SubmissionsPanelProps } from './SubmissionsPanel.tsx';

interface Greeting<Name extends string> {
  page: PageName;
  document: SiteDocumentName;
  schema: z.ZodObject<Record<Name, z.ZodString>>;
  hint: string;
  /** The fields that hold the title and the text. */
  title: Name;
  body: Name;
  saved: string;
  saveFailed: string;
  /** What visitors sent who were greeted so. */
  submissions: SubmissionsPanelProps;
}

/** The editor of what visitors read who have sent a form, above what they sent. */
export function greetingEditor<Name extends string>(greeting: Greeting<Name>) {
  const { page, document, hint, title, body, saved, saveFailed, submissions } = greeting;
  const schema: z.ZodObject = greeting.schema;
  const editing = { ...contentForm(schema), saved, saveFailed: withReason(saveFailed) };
  const sections = sectionsOf(schema, [
    { id: 'greeting', title: 'Greeting', of: [title, body], hint },
  ]);
  const over = thanksOver(title, body);
  return function GreetingEditor() {
    return (
      <EditorPage
        page={page}
        editor={useDocumentEditor(document, editing)}
        below={<SubmissionsPanel {...submissions} />}
        over={over}
        sections={sections}
      />
    );
  };
}
