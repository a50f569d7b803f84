import type { Contact } from '@lamplight/content/contact';
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

interface GreetingField {
  /** The field of the contact content that holds it. */
  name: keyof Contact;
  label: string;
}

interface Greeting {
  page: Pick<StaffPageProps, 'title' | 'publicPath' | 'backdrop'>;
  schema: z.ZodType<Partial<Contact>>;
  hint: string;
  title: GreetingField;
  body: GreetingField;
  saved: string;
  saveFailed: string;
  /** What visitors sent who were greeted so. */
  submissions: SubmissionsPanelProps;
}

/** The editor of what visitors read who have sent a form, above what they sent. */
export function greetingEditor(greeting: Greeting) {
  const { page, schema, hint, title, body, saved, saveFailed, submissions } = greeting;
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
        editor={useDocumentEditor('contact', editing)}
        below={<SubmissionsPanel {...submissions} />}
        over={over}
        sections={sections}
      />
    );
  };
}
