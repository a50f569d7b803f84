import type { InputProps } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import type { ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { LuTriangleAlert } from 'react-icons/lu';
import { FieldInput, FieldParts, FieldSelect, FieldTextarea } from './FieldParts.tsx';

export interface FieldProps {
  /** Where the value is in the form, such as `story.button`. */
  name: string;
  label: string;
  /** What to know before typing. */
  hint?: ReactNode;
  required?: boolean;
}

/** The error of a field, if its form has found one. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
  return error?.message ?? error?.root?.message;
}

/** Label, control, hint and error of every kind of field. */
export const FieldFrame = ({ name, ...parts }: FieldProps & { children: ReactNode }) => (
  <FieldParts error={useFieldError(name)} {...parts} />
);

/** What a careful colleague would point out about a value that may be stored all the same. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <HStack as="span" gap="1.5" color="orange.fg" alignItems="start">
    <LuTriangleAlert aria-hidden size="16" />
    <span>{children}</span>
  </HStack>
);

/** Makes a field of one input. @param hint what is said where the field itself says nothing */
const inputField = (input: InputProps, hint?: string) => (props: FieldProps) => {
  const { register } = useFormContext();
  return (
    <FieldFrame hint={hint} {...props}>
      <FieldInput {...input} {...register(props.name)} />
    </FieldFrame>
  );
};

/** A single line of text. */
export const TextField = inputField({});

/** A size in per cent; a plain number is read as one. */
export const PercentField = inputField(
  { inputMode: 'decimal', placeholder: '100%' },
  fieldsTexts.percentHint,
);

/** A size in pixels. The schema reads the text that browsers make of it as a number. */
export const NumberField = inputField(
  { type: 'number', inputMode: 'numeric' },
  fieldsTexts.pixelsHint,
);

/**
 * Text with line breaks. It grows with what is typed where the browser can do that by itself: a
 * script that measures every text of a large form is felt at the keys.
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

/** Long text. */
export const StoryField = (props: FieldProps) => <ParagraphField rows={12} {...props} />;

interface ChoiceFieldProps extends FieldProps {
  /** What can be chosen: the stored value and what it is called. */
  choices: Readonly<Record<string, string>>;
}

/** One of several values. */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  const { register } = useFormContext();
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
