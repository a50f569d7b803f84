import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import { lazyModule } from '../../device/lazyModule.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable } from '../../firebase/errors.ts';
import type { ListedPicture } from '../../firebase/library.ts';
import { toastSuccess } from '../../ui/toaster.tsx';
import { useStaff } from '../page/useStaff.ts';
import { useUploads } from '../uploads/useUploads.ts';

const loadUploading = lazyModule(() => import('./storeUpload.ts'));

/** The source of a picture: a file, or the address of a picture of another site. */
export type Source = File | string;

const nameOf = (source: Source): string =>
  typeof source === 'string'
    ? (new URL(source, window.location.origin).pathname.split('/').at(-1) ?? '')
    : source.name;

/**
 * Adds files to the library as pictures.
 * @param onStored called with each picture that is stored or was there before; without it, the list says so
 * @param as the kind of picture
 */
export function usePictureUploads(
  onStored?: (picture: ListedPicture) => void,
  as: 'picture' | 'icon' = 'picture',
) {
  const connection = useConnection();
  const { uid } = useStaff();
  return useUploads({
    nameOf,
    store: async (source: Source, uploading) => {
      const { storeUpload } = await loadUploading().catch(throwUnreachable);
      return storeUpload(connection, { source, name: nameOf(source), as, by: uid, ...uploading });
    },
    onStored: ({ picture: { _id: id, name }, picture, wasThere }) => {
      if (wasThere && !onStored) return { id, name };
      onStored?.(picture);
      if (wasThere && as === 'picture')
        toastSuccess(picturesTexts.chosenInstead(uploadsTexts.alreadyThere(name)));
      return undefined;
    },
  });
}
