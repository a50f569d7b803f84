import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type ListedPicture, useLibrary } from '../../firebase/library.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StaffDialog } from '../../ui/StaffDialog.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { takingFiles, UploadButton, UploadList } from './PictureUpload.tsx';
import { usePictureUses } from './usePictureUses.ts';
import { useUploads } from './useUploads.ts';

interface ChoosePictureProps {
  onChoose: (picture: ListedPicture) => void;
  onClose: () => void;
}

/** Chooses a picture of the library, or uploads one, which is chosen then. */
export function ChoosePicture({ onChoose, onClose }: ChoosePictureProps) {
  const library = useLibrary();
  const { uses } = usePictureUses();
  const uploads = useUploads(onChoose);
  const start = ([file]: File[]) => file && uploads.start([file]);
  return (
    <StaffDialog
      title="Choose a picture"
      large
      maxW="60rem"
      onClose={onClose}
      beside={<UploadButton onFiles={start}>Upload</UploadButton>}
      actions={
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Stack gap="4" minH="20rem" {...takingFiles(start)}>
        <UploadList {...uploads} />
        {library.state === 'loading' && <Loading />}
        {library.state === 'failed' && <Unreachable message="The pictures could not be read." />}
        {library.state === 'loaded' &&
          (library.value.length > 0 ? (
            <PictureGrid pictures={library.value} uses={uses} onChoose={onChoose} />
          ) : (
            <NoPictures />
          ))}
      </Stack>
    </StaffDialog>
  );
}

/** What is said while there are none. */
export const NoPictures = () => (
  <Text color="fg.muted" textAlign="center" py="10">
    There are no pictures yet. Upload one, drop some here, or paste one.
  </Text>
);
