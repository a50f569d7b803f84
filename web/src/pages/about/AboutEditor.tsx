import { type About, aboutSchema } from '@lamplight/content/about';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { usedAlts } from '../../editing/pictureAlts.ts';
import { SizedPictureFields } from '../../editing/SizedPictureFields.tsx';
import { type Editing, useDocumentEditor } from '../../editing/useDocumentEditor.ts';

const aboutEditing: Editing<About> = {
  ...plainForm(aboutSchema),
  fromForm: (about) => ({ ...about, imageAlts: usedAlts(about.imageAlts, [about.image.url]) }),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections: Section[] = [
  {
    id: 'who',
    title: 'Who we are',
    fields: (
      <>
        <TextField name="title1" label="First title" required />
        <ParagraphField name="description1" label="First description" required />
        <SizedPictureFields
          label="Image"
          url="image.url"
          width="image.width"
          height="image.height"
          required
          described
        />
      </>
    ),
  },
  {
    id: 'how',
    title: 'How it began',
    fields: (
      <>
        <TextField name="title2" label="Second title" required />
        <ParagraphField name="description2" label="Second description" required />
        <ParagraphField name="story" label="Story" rows={12} required />
      </>
    ),
  },
];

/** The about content editor (specification, admin screen 3). */
export const AboutEditor = () => (
  <EditorPage
    title="About"
    publicPath={paths.about}
    backdrop="noon"
    editor={useDocumentEditor('about', aboutEditing)}
    sections={sections}
  />
);
