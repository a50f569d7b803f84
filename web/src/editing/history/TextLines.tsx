import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { historyTexts } from '@lamplight/content/texts/staffArea/history';
import { Fragment } from 'react';
import type { TextLine, WordsPart } from './describeText.ts';

/** The changes of a text, a line for each paragraph: added words are underlined, removed ones struck through. */
export const TextLines = ({ lines }: { lines: readonly TextLine[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a change stay as they are
    <Line key={index}>{'note' in line ? line.note : <Parts parts={line.parts} />}</Line>
  ));

const Parts = ({ parts }: { parts: readonly WordsPart[] }) => (
  <bdi>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a change stay as they are
      <Fragment key={index}>
        {index > 0 && part.isApart && ' '}
        <Words {...part} />
      </Fragment>
    ))}
  </bdi>
);

function Words({ kind, text }: WordsPart) {
  if (kind === 'same') return text;
  const [begin, end] = historyTexts.wordsRead[kind];
  const Changed = kind === 'added' ? Added : Removed;
  return (
    <Changed>
      <VisuallyHidden>{begin}</VisuallyHidden>
      {text}
      <VisuallyHidden>{end}</VisuallyHidden>
    </Changed>
  );
}

const Line = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere' } });

const Added = chakra('ins', {
  base: { color: 'green.fg', bg: 'green.subtle', textDecoration: 'underline' },
});

const Removed = chakra('del', {
  base: { color: 'red.fg', bg: 'red.subtle', textDecoration: 'line-through' },
});
