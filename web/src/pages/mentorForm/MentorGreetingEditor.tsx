import { mentorGreetingSchema } from '@lamplight/content/contact';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { withReason } from '../../editing/failures.ts';
import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';
import { thanksOver } from '../../forms/Thanks.tsx';
import { SubmissionsPanel } from '../../submissions/SubmissionsPanel.tsx';
import type { Column } from '../../submissions/SubmissionsTable.tsx';

const greetingEditing = {
  ...plainForm(mentorGreetingSchema),
  saved: messages.mentorGreetingUpdated,
  saveFailed: withReason(messages.updateMentorGreetingFailed),
};

const columns: Column[] = [
  { label: 'Full Name', text: ({ fullName }) => String(fullName ?? '') },
  { label: 'Email', text: ({ email }) => String(email ?? '') },
  { label: 'Phone', text: ({ phone }) => String(phone ?? '') },
  { label: 'Location', text: ({ location }) => String(location ?? '') },
  { label: 'Subjects', text: ({ subjects }) => String(subjects ?? '') },
];

const sections: Section[] = [
  {
    id: 'greeting',
    title: 'Greeting',
    hint: 'What a visitor reads who has sent the mentor application form.',
    fields: (
      <>
        <TextField name="mentorFormModalTitle" label="Greeting title" required />
        <ParagraphField name="mentorFormModalBody" label="Greeting description" required />
      </>
    ),
  },
];

/** The greeting of those who have applied as a mentor, and their applications (specification, admin screen 7). */
export const MentorGreetingEditor = () => (
  <EditorPage
    title="Mentor applications"
    publicPath={paths.mentorForm}
    backdrop="shore"
    editor={useDocumentEditor('contact', greetingEditing)}
    below={
      <SubmissionsPanel
        name="mentors"
        title="Mentor Applications"
        empty="No mentor applications available."
        columns={columns}
      />
    }
    over={thanksOver('mentorFormModalTitle', 'mentorFormModalBody')}
    sections={sections}
  />
);
