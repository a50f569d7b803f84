import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';

/** A line of bank details, with a button that copies it, or marks it where a browser does not let pages copy. */
export function BankLine({ name, value }: { name: string; value: string }) {
  const { say } = useTexts();
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const mark = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid(say('giving.selected'));
  };
  const copy = async () => {
    setSaid('');
    // Without a safe connection there is no clipboard.
    if (!navigator.clipboard) return mark();
    await navigator.clipboard.writeText(value).then(() => setSaid(say('giving.copied')), mark);
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
        <Button variant="outline" aria-label={say('giving.copyNamed', { name })} onClick={copy}>
          {say('giving.copy')}
        </Button>
      </chakra.dd>
      <chakra.dd gridColumn="1 / -1" fontSize="0.9375rem" color="fg.muted">
        <span role="status">{said}</span>
      </chakra.dd>
    </Box>
  );
}
