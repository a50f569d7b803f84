import { Checkbox } from '@chakra-ui/react/checkbox';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { type FieldProps, type KindInput, useFieldError } from './FieldFrame.tsx';

/** Yes or no, as a box to tick. */
function ToggleField({ name, label, hint }: FieldProps) {
  const { field } = useController({ name });
  const readOnly = useReadOnly();
  const error = useFieldError(name);
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div>
      <Checkbox.Root
        alignItems="start"
        minH="9"
        disabled={readOnly}
        invalid={error !== undefined}
        checked={field.value === true}
        onCheckedChange={({ checked }) => field.onChange(checked === true)}
      >
        <Checkbox.HiddenInput
          name={name}
          ref={field.ref}
          onBlur={field.onBlur}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {hint && (
        <Text id={`${id}hint`} fontSize="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      {error && (
        <Text id={`${id}error`} fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </div>
  );
}

export const toggleInput: KindInput = { Input: ToggleField };
