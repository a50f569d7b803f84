import { pageAddressFrom } from '@lamplight/content/pageAddresses';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { useEffect } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useAddressInput } from './useAddressInput.ts';

/** The address of a page: made from its title until it is stored, or until someone types another one. */
function PageAddressField(props: FieldProps) {
  const { name } = props;
  const input = useAddressInput(name, pageAddressFrom);
  const { setValue, getValues } = useFormContext();
  const { defaultValues } = useFormState({ name });
  const before: unknown = defaultValues?.[name];
  const [title, address] = useWatch({ name: ['title', name] });
  const fromTitle = pageAddressFrom(String(title ?? ''));

  useEffect(() => {
    const { follows } = following.get(getValues) ?? {};
    const now = getValues(name);
    if (before || (now && now !== follows)) return;
    following.set(getValues, { follows: fromTitle });
    if (now !== fromTitle) setValue(name, fromTitle, { shouldDirty: true });
  }, [before, fromTitle, name, getValues, setValue]);

  const isChanged = Boolean(before) && pageAddressFrom(String(address ?? '')) !== before;
  return (
    <FieldFrame
      {...props}
      hint={isChanged ? fieldsTexts.oldAddressLeadsOn(String(before)) : props.hint}
    >
      <FieldInput inputMode="url" {...input} />
    </FieldFrame>
  );
}

/** The address that was last made from the title, by form. */
const following = new WeakMap<object, { follows: string }>();

export const pageAddressInput: KindInput = { Input: PageAddressField };
