import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { stateNames } from '@lamplight/content/submissionTexts';
import { Button } from '../ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { type Filter, noFilter } from './useSubmissions.ts';

const states = { real: 'All but spam', ...stateNames, all: 'All' };
/** A day; empty for one of the years that the store does not know. */
export const storable = (day: string) => (/^\d{4}-/.test(day) && day < '9999' ? day : '');

const orders = { newest: 'Newest first', oldest: 'Oldest first' };

interface FiltersProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** What is shown of the submissions, and in which order. */
export function Filters({ filter, onFilter }: FiltersProps) {
  const set = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  const day = (key: 'from' | 'to', label: string) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        type="date"
        bg="white"
        value={filter[key]}
        onChange={({ target }) => set({ [key]: storable(target.value) })}
      />
    </Field.Root>
  );
  return (
    <Box
      role="search"
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
        lg: '2fr 1fr 1fr 1fr 1fr auto',
      }}
      gap="4"
      alignItems="end"
    >
      <Field.Root gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <Field.Label>Search</Field.Label>
        <Input
          type="search"
          bg="white"
          placeholder="The beginning of a name, an address or a subject"
          value={filter.search}
          onChange={({ target }) => set({ search: target.value })}
        />
      </Field.Root>
      <Choice
        label="State"
        choices={states}
        value={filter.state}
        onChoose={(state) => set({ state })}
      />
      {day('from', 'From')}
      {day('to', 'To')}
      <Choice
        label="Order"
        choices={orders}
        value={filter.order}
        onChoose={(order) => set({ order })}
      />
      <Button variant="ghost" onClick={() => onFilter(noFilter)}>
        Clear
      </Button>
    </Box>
  );
}
