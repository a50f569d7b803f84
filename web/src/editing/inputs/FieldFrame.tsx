import type { InputProps } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { fieldMessages } from '@lamplight/content/texts/fieldMessages';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import type { ComponentType, ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { LuTriangleAlert } from 'react-icons/lu';
import type { AdviceOnText } from '../advice/advice.ts';
import { FieldInput, FieldParts } from './FieldParts.tsx';

export interface FieldProps {
  /** Where the value is in the form, such as `story.button`. */
  name: string;
  label: string;
  /** What to know before typing. */
  hint?: ReactNode;
  required?: boolean;
  /** Fields that are folded together with the advanced part of this one, such as the width and height of a picture. */
  sizes?: { names: readonly string[]; fields: ReactNode } | undefined;
}

/** How a kind of field is edited. */
export interface KindInput {
  /** Its options are those of `useDescription`. */
  Input: ComponentType<FieldProps>;
  /** The input is narrow, and shares a line with its neighbours. */
  narrow?: true;
  /** Its advanced part contains the sizes that follow it. */
  sized?: true;
  /** It takes a single line, so an item of one or two is a row. */
  inRow?: true;
  /** Checks a changed text before it is published. Large checks load later (`advice/checks.ts`). */
  advice?: (checks: typeof import('../advice/checks.ts')) => AdviceOnText;
}

/** The error of a field, if its form has found one. */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name });
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
  return error?.message ?? error?.root?.message;
}

/** Label, control, hint and error of every kind of field. */
export function FieldFrame({ name, ...parts }: FieldProps & { children: ReactNode }) {
  const error = useFieldError(name);
  // The errors that the specification has for a form as a whole are in the dialog.
  const isEmpty = error !== undefined && ofWholeForms.includes(error);
  return <FieldParts error={isEmpty ? fieldsTexts.empty(parts.label) : error} {...parts} />;
}

const ofWholeForms: readonly string[] = [
  fieldMessages.allFieldsRequired,
  fieldMessages.programFieldsRequired,
];

/** A hint on a value that can be saved, but is better changed. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <HStack
    as="span"
    gap="1.5"
    color="orange.fg"
    alignItems="start"
    css={{ '& > svg': { flexShrink: 0 } }}
  >
    <LuTriangleAlert aria-hidden size="16" />
    <span>{children}</span>
  </HStack>
);

/** Makes a field of one input. @param hint the one of a field that has none */
export const inputField = (input: InputProps, hint?: string) => (props: FieldProps) => {
  const { register } = useFormContext();
  return (
    <FieldFrame hint={hint} {...props}>
      <FieldInput {...input} {...register(props.name)} />
    </FieldFrame>
  );
};
