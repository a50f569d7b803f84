import { Box } from '@chakra-ui/react/box';
import { messages } from '@lamplight/content/messages';
import { newsItemSchema } from '@lamplight/content/newsItem';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { NumberField, ParagraphField, TextField } from '../../editing/fields.tsx';
import { LinkField } from '../../editing/LinkField.tsx';
import { PictureField } from '../../editing/PictureField.tsx';
import { useFirstItemEditor } from '../../editing/useFirstItemEditor.ts';

const newsEditing = {
  ...plainForm(newsItemSchema),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections: Section[] = [
  {
    id: 'news',
    title: 'Latest news',
    fields: (
      <>
        <PictureField name="image.url" label="Image" required />
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="4">
          <NumberField name="image.width" label="Image width" hint="In pixels" required />
          <NumberField name="image.height" label="Image height" hint="In pixels" required />
        </Box>
        <TextField name="heading" label="Heading" required />
        <ParagraphField name="description" label="Description" required />
        <TextField name="buttonText" label="Button text" required />
        <LinkField name="articleUrl" label="Article link" required />
      </>
    ),
  },
];

/** The news content editor (specification, admin screen 12). */
export const NewsEditor = () => (
  <EditorPage
    title="News"
    publicPath={paths.news}
    backdrop="ember"
    editor={useFirstItemEditor('news', newsEditing)}
    sections={sections}
  />
);
