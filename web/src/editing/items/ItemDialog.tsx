import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StaffDialog } from '../../ui/StaffDialog.tsx';
import { AdviceList } from '../advice/AdviceList.tsx';
import { useAdvice } from '../advice/useAdvice.ts';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { EditorHistory } from '../history/HistoryButton.tsx';
import { Fields, FormSchema } from '../inputs/Fields.tsx';
import { ConflictDialog } from '../merging/ConflictDialog.tsx';
import { EditorPanes, type Previewed } from '../preview/EditorPanes.tsx';
import { PreviewToggle } from '../preview/PreviewToggle.tsx';
import { usePanes } from '../preview/usePanes.ts';
import { leaveQuestion } from '../unsaved.tsx';
import type { Editor } from '../useContentForm.ts';

interface ItemDialogProps {
  title: string;
  /** What the button that saves says. */
  action: string;
  editor: Editor;
  /** The page on which visitors see the item. */
  preview: Previewed;
  onClose: () => void;
}

/** An item of a list in a dialog, to be added or edited. Asks before changes are thrown away. */
export function ItemDialog(props: ItemDialogProps) {
  const { title, action, editor, preview, onClose } = props;
  const panes = usePanes();
  const advice = useAdvice(editor);
  const confirm = useConfirm();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const firstField = () => form.current?.querySelector<HTMLElement>('input, textarea') ?? null;
  // The dialog may open before there are fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields that appear are the reason
  useEffect(() => firstField()?.focus(), [editor.loading]);
  const firstWrongField = () =>
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? firstField();

  const close = async () => {
    if (!editor.changed || (await confirm(leaveQuestion()))) onClose();
  };

  return (
    <FormProvider {...editor.form}>
      <StaffDialog
        title={title}
        beside={
          <>
            <PreviewToggle panes={panes} />
            <EditorHistory editor={editor} />
          </>
        }
        large
        maxW={panes.beside ? 'min(110rem, calc(100vw - 4rem))' : undefined}
        onClose={close}
        initialFocusEl={firstField}
        closeOnInteractOutside={false}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} disabled={editor.saving || editor.loading}>
              {editor.saving ? 'Updating...' : action}
            </Button>
          </>
        }
      >
        {editor.loading ? (
          <Loading />
        ) : (
          <EditorPanes panes={panes} editor={editor} preview={preview} inDialog>
            <chakra.form
              id={formId}
              ref={form}
              noValidate
              onSubmit={(event) => {
                // A dialog lies within its page for React, but not for the eye.
                event.stopPropagation();
                event.preventDefault();
                editor.save();
              }}
            >
              <DraftOffer editor={editor} />
              <Stack gap="5" inert={editor.draft !== null}>
                <FormSchema value={editor.formSchema}>
                  <Fields of={['']} />
                </FormSchema>
              </Stack>
              <AdviceList lines={advice} />
            </chakra.form>
          </EditorPanes>
        )}
      </StaffDialog>
      <ConflictDialog editor={editor} />
      <ErrorDialog
        message={editor.error}
        onClose={editor.dismissError}
        focusAfter={firstWrongField}
      />
    </FormProvider>
  );
}
