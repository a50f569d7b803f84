import { picturesIn, saidOf } from '@lamplight/content/libraryPicture';
import { listLimits } from '@lamplight/content/limits';
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
  /** Adds descriptions of pictures that have none here. */
  const add = (found: Readonly<Record<string, string>>) => {
    const altsHere = alts && getValues(alts);
    if (!altsHere || Object.keys(found).every((address) => Object.hasOwn(altsHere, address)))
      return;
    const all = Object.entries<string>({ ...found, ...altsHere });
    const within = alts.split('.').slice(0, -1).join('.');
    const used = new Set(
      [...picturesIn(within ? getValues(within) : getValues())].map(withoutFocus),
    );
    // Pictures that someone has only tried mustn't fill the limit.
    const kept = all.length > listLimits.fewImageAlts ? all.filter(([at]) => used.has(at)) : all;
    setValue(alts, Object.fromEntries(kept), { shouldDirty: true, shouldValidate: true });
  };
  return {
    /** Where they are in the form. */
    alts,
    /** The alt text of the picture at an address, if the form has one. */
    altOf: (address: string): string | undefined => alts && getValues(alts)?.[address],
    /** Copies the alt text of the library, unless the form has one already. */
    takeAlt: (picture: ListedPicture) => {
      const alt = saidOf(picture);
      if (alt !== undefined) add({ [withoutFocus(picture.address)]: alt });
    },
    /**
     * Remembers the descriptions of the pictures in something that is removed: a save forgets those of pictures that
     * are gone.
     * @returns a function that puts them back
     */
    keepAlts: (removed: unknown): (() => void) => {
      const addresses = [...picturesIn(removed)].map(withoutFocus);
      const all: Record<string, string> = (alts && getValues(alts)) ?? {};
      const kept = Object.entries(all).filter(([address]) => addresses.includes(address));
      return () => add(Object.fromEntries(kept));
    },
  };
}
