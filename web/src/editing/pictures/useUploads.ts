import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import { lazyModule } from '../../device/lazyModule.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { throwUnreachable } from '../../firebase/errors.ts';
import type { ListedPicture } from '../../firebase/library.ts';
import { toastSuccess } from '../../ui/toaster.tsx';
import { useStaff } from '../page/useStaff.ts';
import { useUploads } from '../uploads/useUploads.ts';
import { addressOf, type Source } from './source.ts';

const loadUploading = lazyModule(() => import('./storeUpload.ts'));

const nameOf = (source: Source): string =>
  source instanceof File
    ? source.name
    : (new URL(addressOf(source), window.location.origin).pathname.split('/').at(-1) ?? '');

/**
 * Adds files to the library as pictures.
 * @param onStored called with each picture that is stored or was there before; without it, the list says so
 * @param as the kind of picture
 * @param chosen whether a picture that was there before is chosen then, which a toast says
 */
export function usePictureUploads(
  onStored?: (picture: ListedPicture, wasThere: boolean) => void,
  as: 'picture' | 'icon' = 'picture',
  chosen = as === 'picture',
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
      onStored?.(picture, wasThere);
      if (wasThere && chosen)
        toastSuccess(picturesTexts.chosenInstead(uploadsTexts.alreadyThere(name)));
      return undefined;
    },
  });
}
