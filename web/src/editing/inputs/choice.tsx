import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldSelect } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';

/** One of several values. */
function ChoiceField(props: FieldProps) {
  const { register } = useFormContext();
  const { choices = {} } = useDescription(props.name);
  return (
    <FieldFrame {...props}>
      <FieldSelect {...register(props.name)}>
        {Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FieldSelect>
    </FieldFrame>
  );
}

export const choiceInput: KindInput = { Input: ChoiceField };
