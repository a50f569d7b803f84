import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { draftsTexts } from '@lamplight/content/texts/staffArea/drafts';
import { Button } from '../../ui/Button.tsx';
import type { Editor } from '../form/useContentForm.ts';

interface SaveButtonsProps {
  editor: Editor;
  /** The id of the form that they save. */
  form: string;
  /** The text of the button that saves for visitors, and the one while it saves. */
  label?: string;
  saving?: string | undefined;
  /** Whether there is nothing to save: it keeps the focus, and says so. */
  idle?: boolean;
}

/**
 * The buttons that save a form: for visitors, and as a draft if there are drafts. The submit button saves what the
 * form edits.
 */
export function SaveButtons({
  editor,
  form,
  label = commonTexts.update,
  saving = commonTexts.updating,
  idle,
}: SaveButtonsProps) {
  const { publishing, saving: isSaving, loading, changed } = editor;
  const disabled = isSaving || loading;
  const submit = {
    type: 'submit',
    form,
    disabled,
    'aria-keyshortcuts': 'Control+S Meta+S',
  } as const;
  if (publishing?.isOpen || publishing?.isOverClosed)
    return (
      <>
        <Button {...submit} variant="outline" aria-disabled={!changed}>
          {draftsTexts.save}
        </Button>
        <Button disabled={disabled} onClick={publishing.publish}>
          {isSaving ? saving : draftsTexts.publish}
        </Button>
      </>
    );
  return (
    <>
      {publishing && !publishing.isElsewhere && (
        <Button
          variant="outline"
          disabled={disabled}
          aria-disabled={!changed}
          onClick={changed ? publishing.saveDraft : undefined}
        >
          {draftsTexts.save}
        </Button>
      )}
      <Button {...submit} aria-disabled={idle}>
        {isSaving ? saving : label}
      </Button>
    </>
  );
}
