import { type ComponentType, createContext } from 'react';
import type { ListedPicture, PictureUses } from '../../firebase/library.ts';

export interface PictureDetailsProps {
  picture: ListedPicture;
  /** The uses of pictures; null while they are not known. */
  uses: PictureUses | null;
  /** Looks where they are now. */
  look: () => Promise<PictureUses>;
  /** Shows another one instead. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Shows the details of a picture, if possible. Its fields may open the library again. */
export const PictureDetails = createContext<ComponentType<PictureDetailsProps> | null>(null);
