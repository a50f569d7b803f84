import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';

/** A file, by its id. */
function FileField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...props}>
      <FieldInput {...register(props.name)} />
    </FieldFrame>
  );
}

export const fileInput: KindInput = { Input: FileField };
