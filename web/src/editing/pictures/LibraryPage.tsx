import { Stack } from '@chakra-ui/react/stack';
import { useEffect, useState } from 'react';
import { useConnection } from '../../firebase/connection.ts';
import { type Place, readPictureUses, useLibrary } from '../../firebase/library.ts';
import { backdrops } from '../../theme/backdrops.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { reasonOf } from '../failures.ts';
import { StaffFrame } from '../StaffPage.tsx';
import { NoPictures } from './ChoosePicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { takingFiles, UploadButton, UploadList } from './PictureUpload.tsx';
import { useUploads } from './useUploads.ts';

/** The pictures of the organisation: added here or where one is needed, described, found and deleted. */
export function LibraryPage() {
  const library = useLibrary();
  const uses = usePictureUses();
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
          places={uses && (uses.get(picture._id) ?? [])}
          onClose={() => setOpened(null)}
        />
      )}
    </StaffFrame>
  );
}

/** Where each picture stands, once that is known. Where it cannot be, none can be deleted. */
function usePictureUses() {
  const connection = useConnection();
  const [uses, setUses] = useState<ReadonlyMap<string, Place[]> | null>(null);
  useEffect(() => {
    let gone = false;
    readPictureUses(connection).then(
      (found) => gone || setUses(found),
      (error) => void reasonOf(error),
    );
    return () => {
      gone = true;
    };
  }, [connection]);
  return uses;
}
