import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { LuCheck, LuCopy } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';

interface BankLineProps {
  name: string;
  value: string;
  /** Whether it is what was copied last. */
  copied: boolean;
  /** Is told of the value once it is copied; of none before. */
  onCopy: (value: string) => void;
}

/** A line of bank details, with a button that copies it, or marks it where a browser does not let pages copy. */
export function BankLine({ name, value, copied, onCopy }: BankLineProps) {
  const { say } = useTexts();
  const shown = useRef<HTMLElement>(null);
  const [marked, setMarked] = useState(false);
  const mark = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    setMarked(true);
  };
  const copy = async () => {
    setMarked(false);
    onCopy('');
    // Without a safe connection there is no clipboard.
    if (!navigator.clipboard) return mark();
    await navigator.clipboard.writeText(value).then(() => onCopy(value), mark);
  };
  return (
    <Box
      // As wide as its text, and where that leaves room, wider.
      flex="1 1 auto"
      display="grid"
      gridTemplateColumns="1fr auto"
      columnGap="3"
      alignItems="center"
    >
      <chakra.dt gridColumn="1 / -1" fontSize="0.9375rem" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd ref={shown} fontWeight="600" textWrap="balance">
        {value}
      </chakra.dd>
      <chakra.dd css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Button
          variant="outline"
          minW="7.5rem"
          aria-label={copied ? undefined : say('giving.copyNamed', { name })}
          onClick={copy}
        >
          {copied ? <LuCheck aria-hidden size="18" /> : <LuCopy aria-hidden size="18" />}
          {copied ? say('giving.copied') : say('giving.copy')}
        </Button>
      </chakra.dd>
      <chakra.dd
        gridColumn="1 / -1"
        fontSize="0.9375rem"
        color="fg.muted"
        // The button shows it already.
        css={{ '& > .copied': { position: 'absolute', clipPath: 'inset(50%)' } }}
      >
        <span role="status" className={copied ? 'copied' : undefined}>
          {copied && say('giving.copied')}
          {marked && say('giving.selected')}
        </span>
      </chakra.dd>
    </Box>
  );
}
