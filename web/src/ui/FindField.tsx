import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';

interface FindFieldProps extends Field.RootProps {
  label: string;
  value: string;
  onFind: (searchText: string) => void;
}

/** Narrows a list down to what is looked for. */
export const FindField = ({ label, value, onFind, ...root }: FindFieldProps) => (
  <Field.Root {...root}>
    <Field.Label>{label}</Field.Label>
    <Input
      type="search"
      bg="bg.panel"
      value={value}
      onChange={({ target }) => onFind(target.value)}
    />
  </Field.Root>
);
