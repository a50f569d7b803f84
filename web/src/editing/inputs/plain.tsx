import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
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

/**
 * Text with line breaks. It grows with what is typed where the browser can do that by itself: a
 * script that measures every text of a large form is felt at the keys.
 */
export function ParagraphField({ rows = 4, ...props }: FieldProps & { rows?: number }) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...props}>
      <Textarea
        bg="white"
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

/** Long text. */
export const StoryField = (props: FieldProps) => <ParagraphField rows={12} {...props} />;

/** A size in per cent; a plain number is read as one. */
export function PercentField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame hint="Use %, such as 80%" {...props}>
      <Input bg="white" inputMode="decimal" placeholder="100%" {...register(props.name)} />
    </FieldFrame>
  );
}

/** A size in pixels. The schema reads the text that browsers make of it as a number. */
export function NumberField(props: FieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame hint="In pixels" {...props}>
      <Input bg="white" type="number" inputMode="numeric" {...register(props.name)} />
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends FieldProps {
  /** What can be chosen: the stored value and what it is called. */
  choices: Readonly<Record<string, string>>;
}

/** One of several values. */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...props}>
      <NativeSelect.Root>
        <NativeSelect.Field bg="white" {...register(props.name)}>
          {Object.entries(choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
