import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { Loadable } from '../../firebase/reading/stored.ts';
import { Unreachable } from '../../ui/Unreachable.tsx';
import { useMay } from '../page/useStaff.ts';
import { UploadList } from '../uploads/UploadList.tsx';
import { useFileDrop } from '../uploads/useFileDrop.ts';
import type { Uploads } from '../uploads/useUploads.ts';

interface LibraryFrameProps<Entry, Source> {
  entries: Loadable<Entry[]>;
  uploads: Uploads<Source>;
  /** Takes files that are dropped here or pasted. */
  onFiles: (files: File[]) => void;
  texts: { dropHere: string; failed: string; none: string };
  /** Shown while the entries are loading. */
  loading: ReactNode;
  /** Shows the entries, at least one. */
  children: (entries: Entry[]) => ReactNode;
  /** Shown behind them. */
  after?: ReactNode;
}

/** A library: a place to drop files, the current uploads, and the entries. */
export function LibraryFrame<Entry, Source>(props: LibraryFrameProps<Entry, Source>) {
  const { entries, uploads, onFiles, texts, loading, children, after } = props;
  const mayEdit = useMay('edit');
  return (
    <Stack gap="5" minH="20rem" {...useFileDrop(onFiles)}>
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
          {texts.dropHere}
        </Text>
      )}
      <UploadList {...uploads} />
      {entries.state === 'loading' && loading}
      {entries.state === 'failed' && <Unreachable message={texts.failed} />}
      {entries.state === 'loaded' && entries.value.length > 0 && children(entries.value)}
      {entries.state === 'loaded' && entries.value.length === 0 && (
        <Text color="fg.muted" textAlign="center" py="10" maxW="36rem" mx="auto">
          {texts.none}
        </Text>
      )}
      {after}
    </Stack>
  );
}
