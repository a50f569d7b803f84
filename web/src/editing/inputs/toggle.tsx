import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { type FieldProps, type KindInput, useFieldError } from './FieldFrame.tsx';

/** Yes or no, as a box to tick. */
function ToggleField({ name, label, hint }: FieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const id = useId();
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          {...register(name)}
        />
        {label}
      </Label>
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

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '11', md: '9' },
    cursor: 'pointer',
    '& input': { boxSize: '5', flexShrink: '0', accentColor: '{colors.brand.solid}' },
  },
});

export const toggleInput: KindInput = { Input: ToggleField };
