import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../ui/words.ts';

/** A line of bank details, with a button that copies it, or marks it where a browser does not let pages copy. */
export function BankLine({ name, value }: { name: string; value: string }) {
  const { say } = useWords();
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const mark = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid(say('Marked: copy it with your keyboard or menu'));
  };
  const copy = async () => {
    setSaid('');
    // Without a safe connection there is no clipboard.
    if (!navigator.clipboard) return mark();
    await navigator.clipboard.writeText(value).then(() => setSaid(say('Copied')), mark);
  };
  return (
    <Box display="grid" gridTemplateColumns="1fr auto" columnGap="3" alignItems="center">
      <chakra.dt gridColumn="1 / -1" fontSize="0.9375rem" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd ref={shown} fontWeight="600" overflowWrap="anywhere">
        {value}
      </chakra.dd>
      <chakra.dd css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Button variant="outline" aria-label={say('Copy {name}', { name })} onClick={copy}>
          {say('Copy')}
        </Button>
        <chakra.span role="status" display="block" fontSize="0.875rem" color="fg.muted">
          {said}
        </chakra.span>
      </chakra.dd>
    </Box>
  );
}
