import { HStack } from '@chakra-ui/react/stack';
import { LuUsers } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { useColleagues, usePresence } from '../../firebase/colleagues.ts';
import { useStaff } from '../useStaff.ts';

/** Says who else has the same page open, so that people can talk to each other. */
export function AlsoHere() {
  const { uid } = useStaff();
  const { pathname } = useLocation();
  const others = usePresence(pathname.toLowerCase().slice(1), uid);
  const colleagues = useColleagues();
  const names = others.map((other) => colleagues.get(other) || 'A colleague');
  return (
    <HStack role="status" gap="2" color="brand.fg" fontSize="sm" minH="6" mt="1">
      {names.length > 0 && (
        <>
          <LuUsers aria-hidden size="16" />
          {listOf(names)} {names.length === 1 ? 'has' : 'have'} this open too.
        </>
      )}
    </HStack>
  );
}

const listOf = (names: string[]) => new Intl.ListFormat('en').format(names);
