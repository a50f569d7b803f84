import { newsItemSchema } from '@lamplight/content/newsItem';
import { isShownAt } from '@lamplight/content/shownStore';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { serverNow } from '../../device/serverClock.ts';
import { pageForm } from '../../editing/form/contentForm.ts';
import { mapLoadable } from '../../editing/form/loadable.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useFirstItemEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { usePinned } from '../../firebase/live/documents.ts';

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

/** The editor of the news item that is at the top of the page: the pinned one, or else the first. */
export function Component() {
  const pinned = mapLoadable(usePinned('news'), (items) =>
    items.filter(({ content }) => isShownAt(content, serverNow())),
  );
  const editor = useFirstItemEditor('news', newsEditing, pinned);
  return <EditorPage page="news" editor={editor} sections={sections} />;
}
