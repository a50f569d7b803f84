import { workPageSchema } from '@lamplight/content/captionedPage';
import { messages } from '@lamplight/content/messages';
import type { WorkPageName } from '@lamplight/content/paths';
import { workPagePath } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { useFirstItemEditor } from '../../editing/useFirstItemEditor.ts';
import type { Backdrop } from '../../theme/backdrops.ts';
import { CaptionedImageFields } from './CaptionedImageFields.tsx';
import { workPageTitles } from './workPageTitles.ts';

const workPageEditing = {
  ...plainForm(workPageSchema),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const backdropOf: Record<WorkPageName, Backdrop> = {
  ycm: 'grove',
  shb: 'harbour',
  sz: 'glow',
  hhk: 'blossom',
  sem: 'clay',
};

const sections: Section[] = [
  {
    id: 'text',
    title: 'Text',
    fields: (
      <>
        <TextField name="title" label="Title" required />
        <ParagraphField name="description" label="Description" rows={8} required />
      </>
    ),
  },
  {
    id: 'images',
    title: 'Images',
    hint: 'At least one; several become a carousel.',
    fields: <CaptionedImageFields name="images" />,
  },
];

/** The editor of one of the five programme pages (specification, admin screen 9; the customer's decision 1). */
export const WorkPageEditor = ({ name }: { name: WorkPageName }) => (
  <EditorPage
    title={workPageTitles[name]}
    publicPath={workPagePath(name)}
    backdrop={backdropOf[name]}
    editor={useFirstItemEditor(name, workPageEditing)}
    sections={sections}
  />
);
