import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';

/** Pale lines in the place of what is on its way. */
export const LoadingLines = ({ lines }: { lines: number }) => (
  <Lines role="status">
    <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
      <span key={line} />
    ))}
  </Lines>
);

const Lines = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    py: '2',
    '& > span:not(:first-of-type)': {
      h: '4',
      borderRadius: 'sm',
      bg: 'bg.emphasized',
      animation: 'pulse 2s ease-in-out infinite',
      _motionReduce: { animation: 'none' },
    },
    '& > span:last-of-type': { w: '60%' },
  },
});
