import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';

/** The content of a file. */
function FileContentField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...props}>
      <FieldInput {...register(props.name)} />
    </FieldFrame>
  );
}

export const fileContentInput: KindInput = { Input: FileContentField };
