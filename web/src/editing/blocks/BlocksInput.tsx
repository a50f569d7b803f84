import { Fields, summaryOf } from '../inputs/Fields.tsx';
import { useDescription } from '../inputs/FormSchema.ts';
import { BlocksField } from './BlocksField.tsx';

/** The input of the blocks of a page. It is apart from those of other kinds, so that only editors of pages load it. */
export function BlocksInput({ name }: { name: string }) {
  const { item = 'block', limit = 0 } = useDescription(name);
  return (
    <BlocksField name={name} item={item} limit={limit} summaryOf={summaryOf}>
      {(at) => <Fields of={[at]} />}
    </BlocksField>
  );
}
