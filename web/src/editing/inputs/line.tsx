import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput, FieldSentence } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';

/** A single line of text, which wraps where it is a sentence. */
function LineField(props: FieldProps) {
  const { register } = useFormContext();
  const { sentence } = useDescription(props.name);
  const Input = sentence ? FieldSentence : FieldInput;
  return (
    <FieldFrame {...props}>
      <Input {...register(props.name)} />
    </FieldFrame>
  );
}

export const lineInput: KindInput = { Input: LineField, inRow: true };
