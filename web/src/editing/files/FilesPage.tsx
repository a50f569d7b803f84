import { staffPages } from '@lamplight/content/staffPages';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { useEffect, useState } from 'react';
import { markFirstPageUsable } from '../../device/firstPage.ts';
import { readFileUses } from '../../firebase/files.ts';
import { useFiles } from '../../firebase/live/files.ts';
import { backdrops } from '../../theme/backdrops.ts';
import { useNavigationIntent } from '../page/navigationIntent.ts';
import { ReadOnlyWithout } from '../page/ReadOnly.tsx';
import { StaffFrame } from '../page/StaffPage.tsx';
import { useMay } from '../page/useStaff.ts';
import { useUses } from '../uses/useUses.ts';
import { FileDialog } from './FileDialog.tsx';
import { FileLibrary } from './FileLibrary.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { useFileUploads } from './useFileUploads.ts';

/** The files that visitors can download: uploaded here or where one is needed, named, replaced, found and deleted. */
export function FilesPage() {
  const uploads = useFileUploads();
  const mayEdit = useMay('edit');
  const files = useFiles();
  const { uses, look } = useUses(readFileUses);
  const [opened, setOpened] = useState<string | null>(null);
  const loaded = files.state === 'loaded';
  const file = loaded ? files.value.find(({ _id }) => _id === opened) : undefined;
  useEffect(() => {
    if (loaded) markFirstPageUsable();
  }, [loaded]);
  useNavigationIntent('item', loaded, setOpened);
  return (
    <ReadOnlyWithout right="edit">
      <StaffFrame
        title={staffPages.files.title}
        backdrop={backdrops.mist}
        action={
          mayEdit && (
            <UploadFiles multiple onFiles={uploads.start}>
              {filesTexts.upload}
            </UploadFiles>
          )
        }
      >
        <FileLibrary
          uploads={uploads}
          uses={uses}
          onFiles={(chosen) => mayEdit && uploads.start(chosen)}
          onChoose={({ _id }) => setOpened(_id)}
        />
        {file && (
          <FileDialog
            key={file._id}
            file={file}
            uses={uses}
            look={look}
            onClose={() => setOpened(null)}
          />
        )}
      </StaffFrame>
    </ReadOnlyWithout>
  );
}
