import type { Editor } from '../useContentForm.ts';
import { HistoryButton } from './HistoryButton.tsx';

/** The history of what a form edits. */
export function EditorHistory({ editor }: { editor: Editor }) {
  const { paths, read, propose, changed, form } = editor;
  if (paths === null || editor.loading || editor.loadFailed) return null;
  const busy = editor.saving || editor.draft !== null;
  return (
    <HistoryButton of={{ paths, read, propose, changed, busy, values: () => form.getValues() }} />
  );
}
