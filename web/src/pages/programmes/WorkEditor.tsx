import { workPageSchema } from '@lamplight/content/captionedPage';
import type { WorkPageName } from '@lamplight/content/paths';
import { sitePages } from '@lamplight/content/sitePages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { useFormState } from 'react-hook-form';
import { moreBlocksPart } from '../../editing/blocks/moreBlocksPart.tsx';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useFirstItemEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const workPageEditing = pageForm(workPageSchema);

const sections = sectionsOf(workPageSchema, [
  { id: 'text', title: editorsTexts.text, of: ['title', 'description', 'from', 'until'] },
  {
    id: 'facts',
    title: editorsTexts.facts,
    of: ['ages', 'when', 'where', 'cost'],
    hint: editorsTexts.factsHint,
  },
  { id: 'images', of: ['images'], hint: editorsTexts.picturesHint },
  moreBlocksPart,
]);

/** The editor of one of the five programme pages, which all work alike. */
export function Component({ name }: { name: WorkPageName }) {
  const editor = useFirstItemEditor(name, workPageEditing);
  const { defaultValues } = useFormState({ control: editor.form.control });
  const publicName = String(defaultValues?.title ?? '');
  const { title } = sitePages[name];
  return (
    <EditorPage
      page={name}
      {...(publicName && { heading: editorsTexts.workHeading(publicName, title) })}
      editor={editor}
      sections={sections}
    />
  );
}
