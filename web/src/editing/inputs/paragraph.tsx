import { useFormContext } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldTextarea } from './FieldParts.tsx';

/**
 * Text with line breaks. It grows with its text where browsers can do that by themselves: a script that measures
 * every text of a large form makes typing slow.
 */
export function ParagraphField({ rows = 4, ...props }: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...props}>
      <FieldTextarea
        rows={rows}
        fieldSizing="content"
        minH={`calc(${rows} * 1lh + 1.25rem)`}
        maxH="24rem"
        resize="vertical"
        {...register(props.name)}
      />
    </FieldFrame>
  );
}

export const paragraphInput: KindInput = { Input: ParagraphField };
