import { messages } from '@lamplight/content/messages';
import { useWatch } from 'react-hook-form';
import { Fields, ListInput } from '../../editing/inputs/Fields.tsx';

interface ProgrammeFieldsProps {
  /** Where the programme stands in the form. */
  at: string;
  /** The first one is the page's heading; it cannot have images added or removed. */
  first: boolean;
}

/** The fields of one programme of the international page. */
export function ProgrammeFields({ at, first }: ProgrammeFieldsProps) {
  const images: unknown[] = useWatch({ name: `${at}.images` }) ?? [];
  const imageFields = (!first || images.length > 0) && (
    <ListInput name={`${at}.images`} confirmRemoval={messages.confirmImageRemoval} fixed={first} />
  );
  return <Fields of={[at]} own={{ [`${at}.images`]: imageFields }} />;
}
