import { Field } from '@chakra-ui/react/field';
import { NativeSelect } from '@chakra-ui/react/native-select';
import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> extends Omit<Field.RootProps, 'children' | 'onChange'> {
  label: ReactNode;
  /** What can be chosen, and what it is called. */
  choices: Partial<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of several values, outside of a form. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, choices, value, onChoose, ...root } = props;
  return (
    <Field.Root {...root}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          bg="bg.panel"
          value={value}
          onChange={({ target }) => onChoose(target.value as Value)}
        >
          {Object.entries<string | undefined>(choices).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
