import { Checkbox } from '@chakra-ui/react/checkbox';
import { useController } from 'react-hook-form';
import { useReadOnly } from '../page/ReadOnly.tsx';
import type { FieldProps, KindInput } from './FieldFrame.tsx';

/** Yes or no, as a box to tick. */
function ToggleField({ name, label, hint }: FieldProps) {
  const { field } = useController({ name });
  const readOnly = useReadOnly();
  return (
    <Checkbox.Root
      alignItems="start"
      minH="9"
      disabled={readOnly}
      checked={field.value === true}
      onCheckedChange={({ checked }) => field.onChange(checked === true)}
    >
      <Checkbox.HiddenInput name={name} ref={field.ref} onBlur={field.onBlur} />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label>
        {label}
        {hint && <small>{hint}</small>}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

export const toggleInput: KindInput = { Input: ToggleField };
