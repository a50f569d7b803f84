import type { SiteDocumentName } from '@lamplight/content/paths';
import type { z } from '@lamplight/content/zod';
import { plainForm } from '../editing/contentForm.ts';
import { EditorPage } from '../editing/EditorPage.tsx';
import type { Section } from '../editing/EditorSection.tsx';
import { withReason } from '../editing/failures.ts';
import { ParagraphField, TextField } from '../editing/fields.tsx';
import type { StaffPageProps } from '../editing/StaffPage.tsx';
import { useDocumentEditor } from '../editing/useDocumentEditor.ts';
import { thanksOver } from '../forms/Thanks.tsx';
import { SubmissionsPanel, type SubmissionsPanelProps } from './SubmissionsPanel.tsx';

interface GreetingField<Content> {
  /** The field of the document that holds it. */
  name: keyof Content & string;
  label: string;
}

interface Greeting<Content extends object> {
  page: Pick<StaffPageProps, 'title' | 'publicPath' | 'backdrop'>;
  document: SiteDocumentName;
  schema: z.ZodType<Content>;
  hint: string;
  title: GreetingField<Content>;
  body: GreetingField<Content>;
  saved: string;
  saveFailed: string;
  /** What visitors sent who were greeted so. */
  submissions: SubmissionsPanelProps;
}

/** The editor of what visitors read who have sent a form, above what they sent. */
export function greetingEditor<Content extends object>(greeting: Greeting<Content>) {
  const { page, document, schema, hint, title, body, saved, saveFailed, submissions } = greeting;
  const editing = { ...plainForm(schema), saved, saveFailed: withReason(saveFailed) };
  const sections: Section[] = [
    {
      id: 'greeting',
      title: 'Greeting',
      hint,
      fields: (
        <>
          <TextField {...title} required />
          <ParagraphField {...body} required />
        </>
      ),
    },
  ];
  const over = thanksOver(title.name, body.name);
  return function GreetingEditor() {
    return (
      <EditorPage
        {...page}
        editor={useDocumentEditor(document, editing)}
        below={<SubmissionsPanel {...submissions} />}
        over={over}
        sections={sections}
      />
    );
  };
}
