import { completedAddress } from '@lamplight/content/completedAddress';
import { shownLine } from '@lamplight/content/shownText';
import { useFormContext } from 'react-hook-form';

/** An address as its field will be stored. */
export const addressIn = (typed: unknown): string =>
  completedAddress(shownLine(String(typed ?? '')));

/** Registers the input of an address. On blur it shows what will be stored. */
export function useAddressInput(name: string, stored: (typed: string) => string = addressIn) {
  const { register, setValue } = useFormContext();
  return register(name, {
    onBlur: ({ target: { value } }: { target: { value: string } }) => {
      const address = stored(value);
      if (address !== value) setValue(name, address, { shouldDirty: true });
    },
  });
}
