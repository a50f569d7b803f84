import { initialValue } from '@lamplight/content/readable';
import type { ListName } from '@lamplight/content/siteContent';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { newItemId } from '../../firebase/writing/lazySaves.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { AdviceList } from '../advice/AdviceList.tsx';
import { useAdvice } from '../advice/useAdvice.ts';
import { DraftRecovery } from '../drafts/DraftRecovery.tsx';
import { newItemDraft } from '../drafts/leftDrafts.ts';
import type { ContentForm } from '../form/contentForm.ts';
import { ExampleOffer } from '../form/ExampleOffer.tsx';
import { useItemEditor } from '../form/useDocumentEditor.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { EditorHistory } from '../history/HistoryButton.tsx';
import { Fields } from '../inputs/Fields.tsx';
import { FormSchema } from '../inputs/FormSchema.ts';
import { ConflictDialog } from '../merging/ConflictDialog.tsx';
import { FieldStack, useReadOnly } from '../page/ReadOnly.tsx';
import { EditorPanes } from '../preview/EditorPanes.tsx';
import { PreviewToggle, usePanes } from '../preview/usePanes.tsx';
import { DraftNotice } from '../publishing/DraftNotice.tsx';
import { SaveButtons } from '../publishing/SaveButtons.tsx';
import { useClose } from '../saving/unsaved.tsx';
import type { RemovalTexts } from './useRemoval.ts';

/** The schema of an item of a list, and the messages about adding and editing one. */
export interface ItemEditing<Content extends object>
  extends ContentForm<Content>,
    Pick<RemovalTexts, 'saveFailed'> {
  list: ListName;
  /** The address of the page of an item, if it has one. */
  publicPathOf?: (id: string) => string;
  /** Completes an item for the preview, if visitors see no empty ones. */
  previewed?: (content: Content) => Content;
  /** The initial values of a new item, besides the defaults of its fields. */
  initial?: () => Partial<Content>;
  addTitle: string;
  editTitle: string;
  added: string;
  updated: string;
}

interface ItemDialogProps<Content extends object> {
  /** The item; null for a new one. */
  id: string | null;
  /** The place of a new item. */
  order: number;
  /** Whether the list is empty. After the first item, no introduction is needed. */
  isFirst: boolean;
  editing: ItemEditing<Content>;
  /** Where visitors see the list. */
  publicPath: string;
  onClose: () => void;
}

/** Adds or edits an item of a list in a dialog. Asks before changes are discarded. */
export function ItemDialog<Content extends object>(props: ItemDialogProps<Content>) {
  const { id, order, isFirst, editing, publicPath, onClose } = props;
  const [itemId] = useState(() => id ?? newItemId());
  const isNew = id === null;
  const readOnly = useReadOnly();
  const editor = useItemEditor(
    editing.list,
    {
      id: { state: 'loaded', value: itemId },
      order,
      initial: { ...initialValue(editing.schema), ...editing.initial?.() },
      example: isNew && isFirst,
      draftOf: id ?? newItemDraft,
      onSaved: onClose,
      previewed: editing.previewed,
    },
    { ...editing, saved: isNew ? editing.added : editing.updated },
  );
  const panes = usePanes();
  const advice = useAdvice(editor);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(editor, form);
  const firstField = () =>
    form.current?.querySelector<HTMLElement>('input, textarea, [role=textbox]') ?? null;
  // The dialog may open before there are fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the fields appear
  useEffect(() => firstField()?.focus(), [editor.loading]);

  const close = useClose(editor, onClose);

  return (
    <FormProvider {...editor.form}>
      <StaffDialog
        title={readOnly ? itemsTexts.details : isNew ? editing.addTitle : editing.editTitle}
        aside={
          <>
            <PreviewToggle panes={panes} />
            {id && <EditorHistory editor={editor} />}
          </>
        }
        large
        maxW={panes.sideBySide ? 'min(110rem, calc(100vw - 4rem))' : undefined}
        onClose={close}
        initialFocusEl={firstField}
        closeOnInteractOutside={false}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {readOnly ? commonTexts.close : commonTexts.cancel}
            </Button>
            {!readOnly && (
              <SaveButtons
                editor={editor}
                form={formId}
                label={isNew ? commonTexts.add : commonTexts.update}
              />
            )}
          </>
        }
      >
        {editor.loading ? (
          <LoadingLines lines={8} />
        ) : (
          <EditorPanes
            panes={panes}
            editor={editor}
            preview={{ path: editing.publicPathOf?.(itemId) ?? publicPath }}
            inDialog
          >
            <DialogForm id={formId} ref={form} onSubmit={editor.save}>
              <DraftNotice editor={editor} />
              <DraftRecovery editor={editor}>
                <ExampleOffer editor={editor} />
                <FieldStack>
                  <FormSchema value={editor.formSchema}>
                    <Fields of={['']} />
                  </FormSchema>
                </FieldStack>
              </DraftRecovery>
              <AdviceList lines={advice} />
            </DialogForm>
          </EditorPanes>
        )}
      </StaffDialog>
      <ConflictDialog editor={editor} />
      <ErrorDialog {...errors} focusAfter={() => errors.focusAfter() ?? firstField()} />
    </FormProvider>
  );
}
