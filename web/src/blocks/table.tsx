import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTexts } from '../ui/i18n/texts.ts';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Shape, Sheet } from './SketchParts.tsx';

/** So many columns fit on the narrowest phone; more of them may have to be scrolled. */
const maxInSight = 2;

/** More columns get all of the page's width. */
const maxInColumn = 5;

/** A longer text in a cell gets room, so that its row isn't much higher than wide. */
const longestInNarrow = 40;

/** What is too wide for the window is scrolled within it, with the keyboard too. */
const Paper = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'white',
    borderRadius: 'xl',
    boxShadow: 'card',
    _highContrast: { borderWidth: '1px' },
    _print: { overflow: 'visible' },
  },
});

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    '& caption': {
      p: { base: '4', md: '5' },
      textAlign: 'start',
      fontFamily: 'heading',
      fontSize: '1.25rem',
      fontWeight: '600',
      lineHeight: '1.25',
    },
    // Stays in sight while the columns are scrolled.
    '& caption > bdi': {
      display: 'inline-block',
      position: 'sticky',
      insetInlineStart: { base: '4', md: '5' },
      maxW: 'calc(100vw - 5rem)',
    },
    '& :is(th, td)': {
      minW: '7.5rem',
      px: { base: '4', md: '5' },
      py: '3',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '&[data-wide] [data-long]': { minW: '15rem' },
    '& tr + tr, & thead + tbody > tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& th': { fontWeight: '600' },
    '& thead': { bg: 'brand.muted' },
    '& tbody th': { color: 'brand.fg' },
    '& td': { color: 'fg.muted' },
  },
});

export function View({ block: { caption, heads, rows } }: BlockViewProps<'table'>) {
  const { say } = useTexts();
  const captionId = useId();
  const filled = rows.filter(({ cells }) => cells.some(Boolean));
  const isHeaded = heads !== 'none' && heads !== 'column' && filled.length > 1;
  const [head, body] = isHeaded ? [filled[0], filled.slice(1)] : [undefined, filled];
  const isNamed = heads === 'column' || heads === 'both';
  const columns = filled[0]?.cells.length ?? 0;
  if (columns === 0) return null;
  const label = caption ? { 'aria-labelledby': captionId } : { 'aria-label': say('page.table') };
  const scrolls = columns > maxInSight;
  return (
    <BlockSection column={columns > maxInColumn ? 'page' : scrolls ? 'wide' : 'text'}>
      <Paper {...(scrolls && { as: 'section', tabIndex: 0, ...label })}>
        <Table data-wide={scrolls || undefined}>
          {caption && (
            <caption id={captionId}>
              <bdi>{caption}</bdi>
            </caption>
          )}
          {head && (
            <thead>
              <tr>
                {head.cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <Cell key={index} text={cell} scope="col" />
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {body.map(({ cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what visitors get has no keys
              <tr key={row}>
                {cells.map((cell, index) => (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    key={index}
                    text={cell}
                    scope={isNamed && index === 0 ? 'row' : undefined}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Paper>
    </BlockSection>
  );
}

/** A cell, or the head of a column or a row; an empty head is none. */
function Cell({ text, scope }: { text: string; scope: 'col' | 'row' | undefined }) {
  const long = text.length > longestInNarrow || undefined;
  return scope && text ? (
    <th scope={scope} data-long={long}>
      {text}
    </th>
  ) : (
    <td data-long={long}>{text}</td>
  );
}

export const Sketch = () => (
  <Sheet>
    <Shape x={10} y={10} w={76} h={44} />
    <Shape x={10} y={10} w={76} h={11} tone="soft" />
    {[12, 38, 64].map((x) => (
      <g key={x}>
        <Heavy x={x + 3} y={14} w={14} h={3} />
        {[27, 36, 45].map((y) => (
          <Lines key={y} x={x + 3} y={y} w={16} count={1} />
        ))}
      </g>
    ))}
  </Sheet>
);
