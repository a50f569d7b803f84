import type { Editor } from '../useContentForm.ts';
import { HistoryButton } from './HistoryButton.tsx';

/** The history of the document that a form edits. */
export function EditorHistory({ editor }: { editor: Editor }) {
  const { path, read, propose, changed, form, formSchema: schema } = editor;
  if (path === null || editor.loading || editor.loadFailed) return null;
  const busy = editor.saving || editor.draft !== null;
  return (
    <HistoryButton
      of={{ path, schema, read, propose, changed, busy, values: () => form.getValues() }}
    />
  );
}
