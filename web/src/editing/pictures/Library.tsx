import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { Suspense, useContext, useState } from 'react';
import { type ListedPicture, readPictureUses, useLibrary } from '../../firebase/library.ts';
import { LoadingCards } from '../../ui/LoadingLines.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { useMay } from '../page/useStaff.ts';
import { UploadList } from '../uploads/UploadList.tsx';
import { useTakingFiles } from '../uploads/useTakingFiles.ts';
import { knownAmong, type Uploads } from '../uploads/useUploads.ts';
import { useUses } from '../uses/useUses.ts';
import { PictureDetails } from './details.ts';
import { PictureGrid } from './PictureGrid.tsx';
import type { Source } from './useUploads.ts';

interface LibraryProps {
  uploads: Uploads<Source>;
  /** Takes files that are dropped here or pasted. */
  onFiles: (files: File[]) => void;
  /** Where pictures are chosen: takes the one that is. Without it, its details are shown. */
  onChoose?: (picture: ListedPicture) => void;
}

/** The pictures of the organisation, and what is becoming one. */
export function Library({ uploads, onFiles, onChoose }: LibraryProps) {
  const Details = useContext(PictureDetails);
  const mayEdit = useMay('edit');
  const library = useLibrary();
  const { uses, look } = useUses(readPictureUses);
  const [opened, setOpened] = useState<string | null>(null);
  const open = ({ _id }: ListedPicture) => setOpened(_id);
  const picture =
    library.state === 'loaded' ? library.value.find(({ _id }) => _id === opened) : undefined;
  return (
    <Stack gap="5" minH="20rem" {...useTakingFiles(onFiles)}>
      {mayEdit && (
        <Text
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="brand.300"
          borderRadius="xl"
          p="4"
          color="fg.muted"
          textAlign="center"
          hideBelow="md"
        >
          {picturesTexts.dropHere}
        </Text>
      )}
      <UploadList {...uploads} />
      {library.state === 'loading' && <LoadingCards count={12} height="12rem" width="10rem" />}
      {library.state === 'failed' && <Unreachable message={picturesTexts.failed} />}
      {library.state === 'loaded' && library.value.length > 0 && (
        <PictureGrid
          pictures={library.value}
          uses={uses}
          marked={knownAmong(uploads.uploads)}
          onChoose={onChoose ?? open}
          onDetails={onChoose && Details ? open : undefined}
        />
      )}
      {library.state === 'loaded' && library.value.length === 0 && (
        <Text color="fg.muted" textAlign="center" py="10">
          {picturesTexts.none}
        </Text>
      )}
      {picture && Details && (
        <Suspense>
          <Details
            key={picture._id}
            picture={picture}
            uses={uses}
            look={look}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
