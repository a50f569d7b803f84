import { messages } from '@lamplight/content/messages';
import { newsItemSchema } from '@lamplight/content/newsItem';
import { contentForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { sectionsOf } from '../../editing/sectionsOf.tsx';
import { useFirstItemEditor } from '../../editing/useFirstItemEditor.ts';

const newsEditing = {
  ...contentForm(newsItemSchema),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections = sectionsOf(newsItemSchema, [
  {
    id: 'news',
    title: 'Latest news',
    of: ['image', 'heading', 'description', 'buttonText', 'articleUrl'],
  },
]);

/** The news content editor (specification, admin screen 12). */
export const Component = () => (
  <EditorPage page="news" editor={useFirstItemEditor('news', newsEditing)} sections={sections} />
);
