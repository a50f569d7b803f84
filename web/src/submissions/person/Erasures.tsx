import { Text } from '@chakra-ui/react/text';
import { countsText } from '@lamplight/content/submissionTexts';
import { useNameOf } from '../../editing/useStaff.ts';
import type { Erasure } from '../../firebase/persons.ts';
import { momentText } from './personTexts.ts';

/** What was erased of a person, when and by whom. */
export function Erasures({ erasures }: { erasures: readonly Erasure[] }) {
  const nameOf = useNameOf();
  return erasures.map(({ at, by, ...counts }) => (
    <Text key={at.getTime()} color="fg.muted">
      {`Erased on ${momentText(at)} by ${nameOf(by) || 'somebody who has left'}: ${countsText(counts)}.`}
    </Text>
  ));
}
