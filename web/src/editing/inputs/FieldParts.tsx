import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
} from 'react';
import { isComposing } from '../../device/composing.ts';
import { Button } from '../../ui/Button.tsx';

const DescribedBy = createContext<string | undefined>(undefined);

interface FieldPartsProps extends Omit<Field.RootProps, 'ids' | 'invalid'> {
  label: ReactNode;
  hint?: ReactNode;
  /** Undefined if nothing is wrong. */
  error?: string | undefined;
  /** The control, which is one of those below. */
  children: ReactNode;
}

/**
 * Label, control, hint and error of a field. Both hint and error describe the control: Chakra ties errors to it with
 * `aria-errormessage` alone, which most screen readers don't read.
 */
export function FieldParts({ label, hint, error, children, ...root }: FieldPartsProps) {
  const id = useId();
  const ids = { helperText: `${id}hint`, errorText: `${id}error` };
  const isInvalid = error !== undefined;
  const described = [hint && ids.helperText, isInvalid && ids.errorText].filter(Boolean);
  return (
    <Field.Root ids={ids} invalid={isInvalid} {...root}>
      <Field.Label>
        {label} <Field.RequiredIndicator />
      </Field.Label>
      <DescribedBy value={described.join(' ') || undefined}>{children}</DescribedBy>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** Ties the hint and the error of its field to a control. */
export const useDescribedBy = () => ({ 'aria-describedby': useContext(DescribedBy) });

const useDescribed = () => ({ bg: 'bg.panel', ...useDescribedBy() });

/** An input of one line, within a field. */
export const FieldInput = (props: ComponentProps<typeof Input>) => (
  <Input {...useDescribed()} {...props} />
);

/** An input of several lines, within a field. */
export const FieldTextarea = (props: ComponentProps<typeof Textarea>) => (
  <Textarea {...useDescribed()} {...props} />
);

/** An input of one line that wraps, so that a whole sentence is visible, within a field. */
export const FieldSentence = (props: ComponentProps<typeof Textarea>) => (
  <FieldTextarea
    // For browsers without `field-sizing`.
    rows={2}
    fieldSizing="content"
    minH="10"
    maxH="12rem"
    resize="none"
    onKeyDown={submitWithEnter}
    {...props}
  />
);

/** Submits the form with Enter, as an input of one line does. */
function submitWithEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  const elements = [...(event.currentTarget.form?.elements ?? [])];
  const buttons = elements.filter((element) => element instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.click();
}

/** A button that sets the value of its field. */
export const FieldButton = (props: ComponentProps<typeof Button>) => (
  <Button {...useDescribedBy()} {...props} />
);

/** A choice of one, within a field. */
export const FieldSelect = (props: ComponentProps<typeof NativeSelect.Field>) => (
  <NativeSelect.Root>
    <NativeSelect.Field {...useDescribed()} {...props} />
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
