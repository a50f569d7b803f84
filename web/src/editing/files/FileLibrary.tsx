import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import type { FileUses } from '../../firebase/files.ts';
import { type ListedFile, useFiles } from '../../firebase/live/files.ts';
import { LoadingCards } from '../../ui/LoadingLines.tsx';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { useMay } from '../page/useStaff.ts';
import { UploadList } from '../uploads/UploadList.tsx';
import { useTakingFiles } from '../uploads/useTakingFiles.ts';
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
  const mayEdit = useMay('edit');
  const files = useFiles();
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
          {filesTexts.dropHere}
        </Text>
      )}
      <UploadList {...uploads} />
      {files.state === 'loading' && <LoadingCards count={6} height="4.5rem" />}
      {files.state === 'failed' && <Unreachable message={filesTexts.failed} />}
      {files.state === 'loaded' && files.value.length > 0 && (
        <FileList
          files={files.value}
          uses={uses}
          marked={knownAmong(uploads.uploads)}
          onChoose={onChoose}
        />
      )}
      {files.state === 'loaded' && files.value.length === 0 && (
        <Text color="fg.muted" textAlign="center" py="10" maxW="36rem" mx="auto">
          {filesTexts.none}
        </Text>
      )}
    </Stack>
  );
}
