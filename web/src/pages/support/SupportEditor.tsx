import { messages } from '@lamplight/content/texts/messages';
import { documentEditor } from '../../editing/page/EditorPage.tsx';

export const Component = documentEditor(
  'support',
  [
    { id: 'donate', of: ['donate'] },
    { id: 'volunteer', of: ['volunteer'] },
  ],
  messages.supportUpdated,
);
