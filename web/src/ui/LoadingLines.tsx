import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import type { ReactNode } from 'react';
import { card } from './StaffCard.tsx';

/** Says that something is on its way, which others see by its shape. */
const OnItsWay = ({ children }: { children: ReactNode }) => (
  <div role="status">
    <VisuallyHidden>{commonTexts.loading}</VisuallyHidden>
    {children}
  </div>
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Pale lines in the place of what is on its way. */
export const LoadingLines = ({ lines }: { lines: number }) => (
  <OnItsWay>
    <PaleLines lines={lines} />
  </OnItsWay>
);

/** The lines alone, in what says so already. */
export const PaleLines = ({ lines }: { lines: number }) => (
  <Lines aria-hidden>
    {times(lines).map((line) => (
      <span key={line} />
    ))}
  </Lines>
);

interface LoadingCardsProps {
  count: number;
  height: string;
  /** The least width of one, where several are next to each other. */
  width?: string;
}

/** Pale cards in the place of rows or tiles that are on their way. */
export const LoadingCards = ({ count, height, width = '100%' }: LoadingCardsProps) => (
  <OnItsWay>
    <Cards aria-hidden gridTemplateColumns={`repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`}>
      {times(count).map((each) => (
        <chakra.span key={each} {...card} h={height} />
      ))}
    </Cards>
  </OnItsWay>
);

const pulsing = {
  animation: 'pulse 2s ease-in-out infinite',
  _motionReduce: { animation: 'none' },
} as const;

const Lines = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    py: '2',
    '& > span': { h: '4', borderRadius: 'sm', bg: 'bg.emphasized', ...pulsing },
    '& > span:last-of-type': { w: '60%' },
  },
});

const Cards = chakra('div', { base: { display: 'grid', gap: '3', ...pulsing } });
