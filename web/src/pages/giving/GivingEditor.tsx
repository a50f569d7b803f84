import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { documentEditor } from '../../editing/page/EditorPage.tsx';

/** The editor of the page that says how to give. */
export const Component = documentEditor('giving', [
  {
    id: 'page',
    title: editorsTexts.page,
    of: ['title', 'text', 'button', 'url'],
    hint: editorsTexts.givingHint,
  },
  { id: 'gifts', of: ['gifts'] },
  { id: 'bank', of: ['bank'], hint: editorsTexts.bankHint },
]);
