import { factsText } from '@lamplight/content/fileContent';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import { lazyModule } from '../../device/lazyModule.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable } from '../../firebase/errors.ts';
import type { NamedFile } from '../../firebase/live/files.ts';
import { toastSuccess } from '../../ui/toaster.tsx';
import { useStaff } from '../page/useStaff.ts';
import { useUploads } from '../uploads/useUploads.ts';

const loadUploading = lazyModule(() => import('./storeFile.ts'));

const nameOf = ({ name }: File) => name;

/**
 * Adds files to the library.
 * @param onStored called with each that is stored or was there before; without it, the list says so
 */
export function useFileUploads(onStored?: (file: NamedFile) => void) {
  const connection = useConnection();
  const { uid } = useStaff();
  return useUploads({
    nameOf,
    store: async (source: File, uploading) => {
      const { storeFile } = await loadUploading().catch(throwUnreachable);
      return storeFile(connection, source, uid, uploading);
    },
    onStored: ({ file, file: { _id: id, title: name }, wasThere }) => {
      if (wasThere && !onStored) return { id, name };
      onStored?.(file);
      if (wasThere) toastSuccess(filesTexts.chosenInstead(uploadsTexts.alreadyThere(name)));
      return undefined;
    },
  });
}

/** Stores files without adding them to the library. @param onStored takes the text that stands for the content of each */
export function useContentUploads(onStored: (content: string) => void) {
  const connection = useConnection();
  return useUploads({
    nameOf,
    store: async (source: File, uploading) => {
      const { storeBytes } = await loadUploading().catch(throwUnreachable);
      return factsText(await storeBytes(connection, source, uploading));
    },
    onStored: (content) => {
      onStored(content);
      return undefined;
    },
  });
}
