import { type ComponentType, createContext } from 'react';
import type { ListedPicture, PictureUses } from '../../firebase/library.ts';

export interface PictureDetailsProps {
  picture: ListedPicture;
  /** Where pictures are; null while that is not known. */
  uses: PictureUses | null;
  /** Looks where they are now. */
  look: () => Promise<PictureUses>;
  /** Shows another one instead. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Shows all that is known of a picture, where that can be done. Its fields may have the library open again. */
export const PictureDetails = createContext<ComponentType<PictureDetailsProps> | null>(null);
