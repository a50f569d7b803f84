import { saidOf } from '@lamplight/content/libraryPicture';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ListedPicture } from '../../firebase/library.ts';
import { altsFor } from '../form/contentForm.ts';
import { FormSchema } from './FormSchema.ts';

/** The descriptions of the pictures around a field. @param name of the field */
export function useAlts(name: string) {
  const alts = altsFor(useContext(FormSchema), name);
  const { setValue, getValues } = useFormContext();
  return {
    /** Where they are in the form. */
    alts,
    /** The alt text of the picture at an address, if the form has one. */
    altOf: (address: string): string | undefined => alts && getValues(alts)?.[address],
    /** Copies the alt text of the library, unless the form has one already. */
    takeAlt: (picture: ListedPicture) => {
      const alt = saidOf(picture);
      const address = withoutFocus(picture.address);
      const altsHere = alts && getValues(alts);
      if (altsHere && alt !== undefined && !Object.hasOwn(altsHere, address)) {
        setValue(
          alts,
          { ...altsHere, [address]: alt },
          { shouldDirty: true, shouldValidate: true },
        );
      }
    },
  };
}
