import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useLibrary } from '../../firebase/library.ts';
import { backdrops } from '../../theme/backdrops.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { StaffFrame } from '../StaffPage.tsx';
import { NoPictures } from './ChoosePicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { takingFiles, UploadButton, UploadList } from './PictureUpload.tsx';
import { usePictureUses } from './usePictureUses.ts';
import { useUploads } from './useUploads.ts';

/** The pictures of the organisation: added here or where one is needed, described, found and deleted. */
export function LibraryPage() {
  const library = useLibrary();
  const { uses, look } = usePictureUses();
  const uploads = useUploads();
  const [opened, setOpened] = useState<string | null>(null);
  const picture =
    library.state === 'loaded' ? library.value.find(({ _id }) => _id === opened) : undefined;
  return (
    <StaffFrame
      title="Pictures"
      backdrop={backdrops.mist}
      action={
        <UploadButton multiple onFiles={uploads.start}>
          Upload pictures
        </UploadButton>
      }
    >
      <Stack gap="5" minH="24rem" {...takingFiles(uploads.start)}>
        <UploadList {...uploads} />
        {library.state === 'loading' && <Loading />}
        {library.state === 'failed' && <Unreachable message="The pictures could not be read." />}
        {library.state === 'loaded' &&
          (library.value.length > 0 ? (
            <PictureGrid
              pictures={library.value}
              uses={uses}
              onChoose={({ _id }) => setOpened(_id)}
            />
          ) : (
            <NoPictures />
          ))}
      </Stack>
      {picture && (
        <PictureDialog
          key={picture._id}
          picture={picture}
          uses={uses}
          look={look}
          onClose={() => setOpened(null)}
        />
      )}
    </StaffFrame>
  );
}
