import { newsItemSchema } from '@lamplight/content/newsItem';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useFirstItemEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const newsEditing = pageForm(newsItemSchema);

const sections = sectionsOf(newsItemSchema, [
  {
    id: 'news',
    title: editorsTexts.latestNews,
    of: [
      'image',
      'heading',
      'description',
      'buttonText',
      'articleUrl',
      'date',
      'author',
      'tags',
      'pinned',
      'from',
      'until',
    ],
  },
]);

/** The editor of the one news item that the page shows. */
export const Component = () => (
  <EditorPage page="news" editor={useFirstItemEditor('news', newsEditing)} sections={sections} />
);
