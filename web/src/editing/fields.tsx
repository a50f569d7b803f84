import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A single line of text. */
export function TextField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...props}>
      <Input bg="white" {...register(props.name)} />
    </FieldFrame>
  );
}

/** Text with line breaks. */
export function ParagraphField({ rows = 4, ...props }: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...props}>
      <Textarea bg="white" rows={rows} autoresize maxH="24rem" {...register(props.name)} />
    </FieldFrame>
  );
}

/** A size in per cent; a plain number is read as one. */
export function PercentField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame hint="Use %, such as 80%" {...props}>
      <Input bg="white" inputMode="decimal" placeholder="100%" {...register(props.name)} />
    </FieldFrame>
  );
}
