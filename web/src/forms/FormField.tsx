import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Textarea } from '@chakra-ui/react/textarea';
import { memo } from 'react';
import { inputRecipe } from '../theme/recipes/control.ts';
import type { FormFieldDescription } from './description.ts';
import { useFieldError, useFormAround } from './formAround.ts';

const Select = chakra('select', inputRecipe);

/** A field of one line, of several, or of a choice, with its label, hint and error. */
export const FormField = memo(({ field }: { field: FormFieldDescription }) => {
  const { register } = useFormAround();
  const { name, label, hint, required = false } = field;
  const error = useFieldError(name);
  return (
    <Field.Root invalid={Boolean(error)} required={required}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      {field.kind === 'paragraph' && <Textarea rows={field.rows ?? 3} {...register(name)} />}
      {field.kind === 'choice' && (
        <Field.Context>
          {(context) => (
            <Select {...context.getSelectProps()} {...register(name)}>
              <option value="">Please choose</option>
              {field.options?.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          )}
        </Field.Context>
      )}
      {field.kind === 'line' && (
        <Input type={field.type ?? 'text'} autoComplete={field.autoComplete} {...register(name)} />
      )}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error?.message}</Field.ErrorText>
    </Field.Root>
  );
});
