import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { libraryPictureSchema } from '@lamplight/content/libraryPicture';
import { messages } from '@lamplight/content/messages';
import { libraryPicture } from '@lamplight/content/paths';
import { pictureSizes } from '@lamplight/content/pictureSizes';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ListedPicture, Place } from '../../firebase/library.ts';
import { allPages } from '../../sitePages.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StaffLink } from '../../ui/menu.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';
import { pageForm } from '../contentForm.ts';
import { DraftOffer } from '../drafts/DraftOffer.tsx';
import { reasonOr } from '../failures.ts';
import { EditorHistory } from '../history/HistoryButton.tsx';
import { Fields, FormSchema } from '../inputs/Fields.tsx';
import { useRemoval } from '../items/useRemoval.ts';
import { ConflictDialog } from '../merging/ConflictDialog.tsx';
import { leaveQuestion } from '../unsaved.tsx';
import { usePictureEditor } from '../useDocumentEditor.ts';

const editing = pageForm(libraryPictureSchema, 'Picture updated successfully!');

const removal = {
  deleted: 'Picture deleted successfully!',
  deleteFailed: reasonOr('Failed to delete the picture.'),
  saveFailed: reasonOr(messages.updateContentFailed),
};

interface PictureDialogProps {
  picture: ListedPicture;
  /** Where it stands; null while that is not known. */
  places: readonly Place[] | null;
  onClose: () => void;
}

/** What is known of a picture, where it stands, and the way to delete one that stands nowhere. */
export function PictureDialog({ picture, places, onClose }: PictureDialogProps) {
  const editor = usePictureEditor(picture._id, onClose, editing);
  const remove = useRemoval(libraryPicture, removal, (_, isThere) => isThere || onClose());
  const confirm = useConfirm();
  const formId = useId();
  const { address, name, width, height } = picture;
  const close = async () => {
    if (!editor.changed || (await confirm(leaveQuestion()))) onClose();
  };
  return (
    <FormProvider {...editor.form}>
      <StaffDialog
        title="Picture"
        beside={<EditorHistory editor={editor} />}
        large
        onClose={close}
        closeOnInteractOutside={false}
        actions={
          <>
            <Button
              variant="ghost"
              disabled={!places || places.length > 0}
              onClick={() => remove(picture._id, name)}
            >
              Delete
            </Button>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId} disabled={editor.saving || editor.loading}>
              {editor.saving ? 'Updating...' : 'Update'}
            </Button>
          </>
        }
      >
        <Stack gap="5">
          <Box bg="brand.muted" borderRadius="lg" overflow="hidden">
            <chakra.img
              sizes="(min-width: 48em) 40rem, 100vw"
              srcSet={pictureSizes(address)}
              src={address}
              alt=""
              aspectRatio={width / height}
              maxH="20rem"
              mx="auto"
              objectFit="contain"
            />
          </Box>
          <Text color="fg.muted" fontSize="sm">
            {width.toLocaleString('en')} × {height.toLocaleString('en')} pixels
          </Text>
          <UsedOn places={places} />
          {editor.loading ? (
            <Loading />
          ) : (
            <DialogForm id={formId} onSubmit={editor.save}>
              <DraftOffer editor={editor} />
              <Stack gap="5" inert={editor.draft !== null}>
                <FormSchema value={editor.formSchema}>
                  <Fields of={['name', 'tells', 'alt', 'credit']} />
                </FormSchema>
              </Stack>
            </DialogForm>
          )}
        </Stack>
      </StaffDialog>
      <ConflictDialog editor={editor} />
      <ErrorDialog message={editor.error} onClose={editor.dismissError} />
    </FormProvider>
  );
}

/** Leads to the editors of the pages on which a picture stands. */
function UsedOn({ places }: Pick<PictureDialogProps, 'places'>) {
  if (!places) return <Text fontSize="sm">Looking where it is used…</Text>;
  if (places.length === 0) return <Text fontSize="sm">It is used nowhere.</Text>;
  const pages = allPages.filter(([, { content }]) =>
    places.includes('document' in content ? content.document : content.list),
  );
  return (
    <Box fontSize="sm">
      It is used on these pages, and cannot be deleted:
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {pages.map(([name, { title, editor }]) => (
          <li key={name}>
            <StaffLink href={editor.path}>{title}</StaffLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
