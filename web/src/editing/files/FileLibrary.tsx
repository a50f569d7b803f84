import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import type { FileUses } from '../../firebase/files.ts';
import { type ListedFile, useFiles } from '../../firebase/live/files.ts';
import { LoadingCards } from '../../ui/LoadingLines.tsx';
import { LibraryFrame } from '../library/LibraryFrame.tsx';
import { knownAmong, type Uploads } from '../uploads/useUploads.ts';
import { FileList } from './FileList.tsx';

interface FileLibraryProps {
  uploads: Uploads<File>;
  uses: FileUses | null;
  /** Takes files that are dropped here or pasted. */
  onFiles: (files: File[]) => void;
  onChoose: (file: ListedFile) => void;
}

/** The files for visitors, and those that are being uploaded. */
export function FileLibrary({ uploads, uses, onFiles, onChoose }: FileLibraryProps) {
  return (
    <LibraryFrame
      entries={useFiles()}
      uploads={uploads}
      onFiles={onFiles}
      texts={filesTexts}
      loading={<LoadingCards count={6} height="4.5rem" />}
    >
      {(files) => (
        <FileList
          files={files}
          uses={uses}
          marked={knownAmong(uploads.uploads)}
          onChoose={onChoose}
        />
      )}
    </LibraryFrame>
  );
}
