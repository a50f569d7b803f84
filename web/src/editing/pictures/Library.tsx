import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { Suspense, useContext, useState } from 'react';
import { type ListedPicture, readPictureUses, useLibrary } from '../../firebase/library.ts';
import { LoadingCards } from '../../ui/LoadingLines.tsx';
import { LibraryFrame } from '../library/LibraryFrame.tsx';
import { knownAmong, type Uploads } from '../uploads/useUploads.ts';
import { useUses } from '../uses/useUses.ts';
import { PictureDetails } from './details.ts';
import { PictureGrid } from './PictureGrid.tsx';
import type { Source } from './source.ts';

interface LibraryProps {
  uploads: Uploads<Source>;
  /** Takes files that are dropped here or pasted. */
  onFiles: (files: File[]) => void;
  /** Called with the chosen picture. Without it, choosing a picture shows its details. */
  onChoose?: (picture: ListedPicture) => void;
}

/** The pictures of the organisation, and current uploads. */
export function Library({ uploads, onFiles, onChoose }: LibraryProps) {
  const Details = useContext(PictureDetails);
  const library = useLibrary();
  const { uses, look } = useUses(readPictureUses);
  const [opened, setOpened] = useState<string | null>(null);
  const open = ({ _id }: ListedPicture) => setOpened(_id);
  const picture =
    library.state === 'loaded' ? library.value.find(({ _id }) => _id === opened) : undefined;
  return (
    <LibraryFrame
      entries={library}
      uploads={uploads}
      onFiles={onFiles}
      texts={picturesTexts}
      loading={<LoadingCards count={12} height="12rem" width="10rem" />}
      after={
        picture &&
        Details && (
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
        )
      }
    >
      {(pictures) => (
        <PictureGrid
          pictures={pictures}
          uses={uses}
          marked={knownAmong(uploads.uploads)}
          onChoose={onChoose ?? open}
          onDetails={onChoose && Details ? open : undefined}
        />
      )}
    </LibraryFrame>
  );
}
