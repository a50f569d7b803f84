import { newsItemSchema } from '@lamplight/content/newsItem';
import { pageForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { sectionsOf } from '../../editing/sections.tsx';
import { useFirstItemEditor } from '../../editing/useDocumentEditor.ts';

const newsEditing = pageForm(newsItemSchema);

const sections = sectionsOf(newsItemSchema, [
  {
    id: 'news',
    title: 'Latest news',
    of: ['image', 'heading', 'description', 'buttonText', 'articleUrl'],
  },
]);

/** The editor of the one news item that the page shows. */
export const Component = () => (
  <EditorPage page="news" editor={useFirstItemEditor('news', newsEditing)} sections={sections} />
);
