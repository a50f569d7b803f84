import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';

interface FindFieldProps extends Field.RootProps {
  label: string;
  value: string;
  onFind: (searchText: string) => void;
  /** The form field whose parts it finds: links to that field lead here. */
  name?: string;
}

/** Narrows a list down to what is looked for. */
export const FindField = ({ label, value, onFind, name, ...root }: FindFieldProps) => (
  <Field.Root {...root}>
    <Field.Label>{label}</Field.Label>
    <Input
      type="search"
      name={name}
      bg="bg.panel"
      value={value}
      onChange={({ target }) => onFind(target.value)}
    />
  </Field.Root>
);
