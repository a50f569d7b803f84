import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';

interface DayFieldProps {
  label: string;
  /** Such as `2026-11-21`; empty for none. */
  value: string;
  /** The first and the last day that make sense; empty for none. The browser's picker offers no others. */
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
}

/** A day, outside of a form. Years that the store does not know count as none. */
export const DayField = ({ label, value, min, max, onChoose }: DayFieldProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <Input
      type="date"
      bg="bg.panel"
      value={value}
      min={min}
      max={max}
      onChange={({ target }) => onChoose(storable(target.value))}
    />
  </Field.Root>
);

const storable = (day: string) => (/^\d{4}-/.test(day) && day < '9999' ? day : '');
