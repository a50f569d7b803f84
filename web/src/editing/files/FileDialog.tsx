import { Stack } from '@chakra-ui/react/stack';
import { libraryFileSchema } from '@lamplight/content/libraryFile';
import { libraryFile } from '@lamplight/content/paths';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import { useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FileUses } from '../../firebase/files.ts';
import type { ListedFile } from '../../firebase/live/files.ts';
import type { Place } from '../../firebase/places.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { DraftRecovery } from '../drafts/DraftRecovery.tsx';
import { pageForm } from '../form/contentForm.ts';
import { useLibraryEditor } from '../form/useDocumentEditor.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { EditorHistory } from '../history/HistoryButton.tsx';
import { Fields } from '../inputs/Fields.tsx';
import { FormSchema } from '../inputs/FormSchema.ts';
import { useRemoval } from '../items/useRemoval.ts';
import { ConflictDialog } from '../merging/ConflictDialog.tsx';
import { FieldStack } from '../page/ReadOnly.tsx';
import { useMay } from '../page/useStaff.ts';
import { reasonOr } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';
import { useClose } from '../saving/unsaved.tsx';
import { quotedNames } from '../uses/places.ts';
import { EarlierFiles, FileAddress, LinkedOn } from './FileFacts.tsx';

const editing = pageForm(libraryFileSchema, filesTexts.updated);

const removal = {
  deleted: filesTexts.deleted,
  deleteFailed: reasonOr(filesTexts.deleteFailed),
  saveFailed: reasonOr(filesTexts.saveFailed),
  undoHint: itemsTexts.undoHint,
};

const lookFailed = reasonOr(filesTexts.usesFailed);

interface FileDialogProps {
  file: ListedFile;
  /** Where files are linked; null while that is not known. */
  uses: FileUses | null;
  /** Looks where they are now. */
  look: () => Promise<FileUses>;
  onClose: () => void;
}

/** All about a file: what it is called, its bytes and those that it had, its address, and where it is linked. */
export function FileDialog({ file, uses, look, onClose }: FileDialogProps) {
  const { _id, title } = file;
  const mayEdit = useMay('edit');
  const { run } = usePendingSaves();
  const editor = useLibraryEditor(libraryFile(_id), onClose, editing);
  const remove = useRemoval(libraryFile, removal, (_, isThere) => isThere || onClose());
  const removeAfterLook = async () => {
    const found: { places: readonly Place[] | null } = { places: null };
    // Someone may have linked it since.
    await run(async () => {
      found.places = (await look()).get(_id) ?? [];
    }, lookFailed);
    if (!found.places) return;
    const names = quotedNames(found.places);
    await remove(_id, title, names ? filesTexts.deleteWarning(names) : itemsTexts.undoHint);
  };
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(editor, form);
  const close = useClose(editor, onClose);
  return (
    <FormProvider {...editor.form}>
      <StaffDialog
        title={title || filesTexts.file}
        aside={<EditorHistory editor={editor} />}
        large
        onClose={close}
        closeOnInteractOutside={false}
        actions={
          <>
            {mayEdit && (
              <Button variant="ghost" me="auto" onClick={removeAfterLook}>
                {commonTexts.delete}
              </Button>
            )}
            <Button variant="outline" onClick={close}>
              {mayEdit ? commonTexts.cancel : commonTexts.close}
            </Button>
            {mayEdit && (
              <Button type="submit" form={formId} disabled={editor.saving || editor.loading}>
                {editor.saving ? commonTexts.updating : commonTexts.update}
              </Button>
            )}
          </>
        }
      >
        {editor.loading ? (
          <LoadingLines lines={8} />
        ) : (
          <Stack gap="6">
            <DialogForm id={formId} ref={form} onSubmit={editor.save}>
              <DraftRecovery editor={editor}>
                <FieldStack>
                  <FormSchema value={editor.formSchema}>
                    <Fields of={['title', 'content']} />
                  </FormSchema>
                </FieldStack>
              </DraftRecovery>
            </DialogForm>
            <FileAddress file={file} />
            <LinkedOn places={uses && (uses.get(_id) ?? [])} />
            <EarlierFiles file={file} />
          </Stack>
        )}
      </StaffDialog>
      <ConflictDialog editor={editor} />
      <ErrorDialog {...errors} />
    </FormProvider>
  );
}
