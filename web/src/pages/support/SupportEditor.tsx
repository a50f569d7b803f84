import { messages } from '@lamplight/content/messages';
import { supportSchema } from '@lamplight/content/support';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { TextField } from '../../editing/fields.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';

const supportEditing = {
  ...plainForm(supportSchema),
  saved: messages.supportUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections: Section[] = [
  { id: 'donate', title: 'Donate', fields: <PointFields of="donate" count={3} /> },
  { id: 'volunteer', title: 'Volunteer', fields: <PointFields of="volunteer" count={4} /> },
];

/** The support content editor (specification, admin screen 4). */
export const SupportEditor = () => (
  <EditorPage
    title="Support us"
    publicPath={paths.support}
    backdrop="rose"
    editor={useDocumentEditor('support', supportEditing)}
    sections={sections}
  />
);

/** A title and its points. Three are shown in public; a fourth is stored alone (the customer's decision 10). */
function PointFields({ of, count }: { of: 'donate' | 'volunteer'; count: number }) {
  return (
    <>
      <TextField name={`${of}.title`} label="Title" required />
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <TextField
          key={number}
          name={`${of}.point${number}`}
          label={`Point ${number}`}
          hint={number > 3 ? 'Stored, but not shown to visitors' : undefined}
          required
        />
      ))}
    </>
  );
}
