import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type LibraryPicture, libraryPictureSchema } from '@lamplight/content/libraryPicture';
import { libraryPicture } from '@lamplight/content/paths';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { may, type Role, rightToSave } from '@lamplight/content/rights';
import { isReadyLogo } from '@lamplight/content/siteIcon';
import { messages } from '@lamplight/content/texts/messages';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { itemsTexts } from '@lamplight/content/texts/staffArea/items';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import { useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type Connection, useConnection } from '../../firebase/connection/useConnection.ts';
import { NotAllowed, throwUnreachable } from '../../firebase/errors.ts';
import {
  type ListedPicture,
  type PictureUses,
  replacePictures,
  type Use,
} from '../../firebase/library.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { LoadingLines } from '../../ui/LoadingLines.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import { DraftRecovery } from '../drafts/DraftRecovery.tsx';
import { pageForm } from '../form/contentForm.ts';
import { useLibraryEditor } from '../form/useDocumentEditor.ts';
import { useFormErrors } from '../form/useFormErrors.ts';
import { EditorHistory } from '../history/HistoryButton.tsx';
import { Fields } from '../inputs/Fields.tsx';
import { FocusField } from '../inputs/FocusField.tsx';
import { FormSchema } from '../inputs/FormSchema.ts';
import { useRemoval } from '../items/useRemoval.ts';
import { ConflictDialog } from '../merging/ConflictDialog.tsx';
import { FieldStack } from '../page/ReadOnly.tsx';
import { useMay, useStaff } from '../page/useStaff.ts';
import { reasonOf, reasonOr } from '../saving/failures.ts';
import { usePendingSaves } from '../saving/pendingSaves.tsx';
import { useClose } from '../saving/unsaved.tsx';
import { EditorLinks } from '../uses/EditorLinks.tsx';
import { quotedNames } from '../uses/places.ts';
import { ChoosePicture } from './ChoosePicture.tsx';
import { CropButton } from './crop/CropButton.tsx';
import { PictureDetails, type PictureDetailsProps } from './details.ts';

const editing = pageForm(libraryPictureSchema, picturesTexts.updated);

const removal = {
  deleted: picturesTexts.deleted,
  deleteFailed: reasonOr(picturesTexts.deleteFailed),
  saveFailed: reasonOr(messages.updateContentFailed),
  undoHint: itemsTexts.undoHint,
};

const replaceFailed = reasonOr(picturesTexts.replaceFailed);
const lookFailed = reasonOr(picturesTexts.usesFailed);

/** The facts about a picture, its uses, and buttons to replace it, or to delete an unused one. */
export function PictureDialog({
  picture,
  uses: known,
  look,
  onOpen,
  onClose,
}: PictureDetailsProps) {
  const connection = useConnection();
  const { uid, role } = useStaff();
  const mayEdit = useMay('edit');
  const { run, busy } = usePendingSaves();
  const confirm = useConfirm();
  const [opened] = useState(picture.address);
  const [replacing, setReplacing] = useState(false);
  const { address, name, width, height } = picture;
  const usesIn = (all: PictureUses) => all.get(withoutFocus(address)) ?? [];
  const uses = known && usesIn(known);
  const live = (uses ?? []).filter(isLive);
  const locked = live.filter((use) => !mayChange(role, use));
  const mayReplace = mayEdit && live.length > 0 && locked.length === 0;

  /** Its current uses: someone may have put it on a page since. Null if they cannot be determined. */
  const usesNow = async () => {
    const found: { uses: readonly Use[] | null } = { uses: null };
    await run(async () => {
      found.uses = usesIn(await look());
    }, lookFailed);
    return found.uses;
  };

  /** Replaces it in all its uses with another picture, or with another focal point. */
  const replace = (places: readonly Use[], other: LibraryPicture, done: string, isSame = false) =>
    run(async () => {
      if (!places.every((use) => mayChange(role, use))) throw new NotAllowed();
      const icon = places.some((use) => use.icon)
        ? await iconOf(connection, uid, other.address)
        : other.address;
      await replacePictures(connection, { uses: places, picture: other, icon, isSame, by: uid });
      toastSuccess(done);
      // It is replaced, even if its new uses can't be read.
      await look().catch(reasonOf);
    }, replaceFailed);

  const onSaved = async () => {
    onClose();
    const now = editor.form.getValues() as LibraryPicture;
    if (now.address === opened) return;
    const places = (await usesNow())?.filter((use) => isLive(use) && use.address === opened) ?? [];
    if (!places.every((use) => mayChange(role, use))) return;
    const question = {
      title: picturesTexts.focusQuestion,
      yes: picturesTexts.focusEverywhere,
      no: commonTexts.no,
    };
    if (places.length > 0 && (await confirm(question))) {
      await replace(places, now, picturesTexts.focusSet, true);
    }
  };
  const editor = useLibraryEditor(libraryPicture(picture._id), onSaved, editing);
  const latestEditor = useLatest(editor);

  const replaceBy = async (other: ListedPicture, isSame = false) => {
    setReplacing(false);
    if (other._id === picture._id) return false;
    const question = {
      title: picturesTexts.replaceQuestion(name, other.name),
      text: picturesTexts.replaceExplanation,
      yes: picturesTexts.replace,
    };
    if (!(await confirm(question))) return false;
    const places = (await usesNow())?.filter(isLive);
    if (places) await replace(places, other, picturesTexts.replaced(other.name), isSame);
    return true;
  };

  const onCropped = async (other: ListedPicture, wasThere: boolean) => {
    if (!(mayReplace && (await replaceBy(other, true))))
      toastSuccess((wasThere ? uploadsTexts.alreadyThere : picturesTexts.added)(other.name));
    // Someone may have changed the description in the meantime.
    if (!latestEditor.current.unsaved) onOpen(other._id);
  };

  const remove = useRemoval(libraryPicture, removal, (_, isThere) => isThere || onClose());
  const removeUnused = async () => {
    if ((await usesNow())?.length === 0) await remove(picture._id, name);
  };

  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const errors = useFormErrors(editor, form);
  const close = useClose(editor, onClose);
  return (
    <FormProvider {...editor.form}>
      <StaffDialog
        title={name || picturesTexts.picture}
        aside={<EditorHistory editor={editor} />}
        large
        onClose={close}
        closeOnInteractOutside={false}
        actions={
          <>
            {mayEdit && <DeleteButton uses={busy ? null : uses} onClick={removeUnused} />}
            {mayReplace && (
              <Button variant="ghost" disabled={editor.changed} onClick={() => setReplacing(true)}>
                {picturesTexts.replace}
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
        <Stack gap="5">
          {editor.loading ? (
            <LoadingLines lines={8} />
          ) : (
            <DialogForm id={formId} ref={form} onSubmit={editor.save}>
              <DraftRecovery editor={editor}>
                <FieldStack>
                  <FocusField name="address" />
                  <HStack gap="4" wrap="wrap">
                    <Text color="fg.muted" fontSize="sm">
                      {picturesTexts.size(width.toLocaleString('en'), height.toLocaleString('en'))}
                    </Text>
                    <CropButton address={address} disabled={editor.changed} onCropped={onCropped} />
                  </HStack>
                  <UsedOn uses={uses} />
                  {mayEdit && locked.length > 0 && (
                    <Text fontSize="sm">{picturesTexts.onlyManagers(quotedNames(locked))}</Text>
                  )}
                  <FormSchema value={editor.formSchema}>
                    <Fields of={['name', 'tells', 'alt', 'credit']} />
                  </FormSchema>
                </FieldStack>
              </DraftRecovery>
            </DialogForm>
          )}
        </Stack>
      </StaffDialog>
      {replacing && (
        <PictureDetails value={null}>
          <ChoosePicture
            onChoose={(other) => replaceBy(other)}
            onClose={() => setReplacing(false)}
          />
        </PictureDetails>
      )}
      <ConflictDialog editor={editor} />
      <ErrorDialog {...errors} />
    </FormProvider>
  );
}

/** Whether visitors see a use: pictures of drafts aren't replaced. */
const isLive = ({ isDraft }: Use) => !isDraft;

/** Whether someone may edit the places where a picture is used. */
const mayChange = (role: Role | undefined, { place }: Use) => may(role, rightToSave(place));

/**
 * The address of a picture as an icon: square, and in all sizes of one.
 * @throws NotUsable, NotAllowed, Unreachable
 */
async function iconOf(connection: Connection, by: string, address: string): Promise<string> {
  const source = withoutFocus(address);
  if (isReadyLogo(source)) return source;
  const { storeUpload } = await import('./storeUpload.ts').catch(throwUnreachable);
  const { signal } = new AbortController();
  const upload = {
    source,
    name: picturesTexts.logoName,
    as: 'icon',
    by,
    signal,
    tellStored: () => {},
  } as const;
  return (await storeUpload(connection, upload)).picture.address;
}

/** Deletes an unused picture, or says why it can't be deleted. */
function DeleteButton({ uses, onClick }: { uses: readonly Use[] | null; onClick: () => void }) {
  const id = useId();
  const isUsed = uses !== null && uses.length > 0;
  return (
    <>
      {isUsed && (
        <Text id={id} fontSize="sm" color="fg.muted" me="auto">
          {picturesTexts.notDeleted}
        </Text>
      )}
      <Button
        variant="ghost"
        disabled={!uses || isUsed}
        aria-describedby={isUsed ? id : undefined}
        onClick={onClick}
      >
        {commonTexts.delete}
      </Button>
    </>
  );
}

/** Leads to the editors of the pages on which a picture is. */
function UsedOn({ uses }: { uses: readonly Use[] | null }) {
  if (!uses) return <Text fontSize="sm">{picturesTexts.checkingUses}</Text>;
  if (uses.length === 0) return <Text fontSize="sm">{picturesTexts.notUsedAnywhere}</Text>;
  return (
    <Box fontSize="sm">
      {picturesTexts.usedOn}
      <EditorLinks places={uses} />
    </Box>
  );
}
