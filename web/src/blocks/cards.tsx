import { useTexts } from '../ui/i18n/texts.ts';
import { Prose } from '../ui/PageParts.tsx';
import { altIn } from '../ui/Picture.tsx';
import { BlockGrid, BlockSection, columnsFor, Teaser } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Landscape, Lines, Shape, Sheet } from './SketchParts.tsx';

export function View({ block, alts, first = false }: BlockViewProps<'cards'>) {
  const { say } = useTexts();
  const cards = block.cards.filter(({ picture, title, text }) => picture || title || text);
  if (cards.length === 0) return null;
  return (
    <BlockSection title={block.title}>
      <BlockGrid columns={columnsFor(cards.length)}>
        {cards.map(({ picture, title, text, url }, index) => (
          <Teaser
            // biome-ignore lint/suspicious/noArrayIndexKey: what visitors get has no keys
            key={index}
            picture={picture}
            alt={altIn(alts)(picture)}
            title={title}
            level={block.title ? 'h3' : 'h2'}
            text={<Prose fontSize="1rem">{text}</Prose>}
            url={url}
            more={say('news.readMore')}
            alone={cards.length === 1}
            first={first && index === 0}
          />
        ))}
      </BlockGrid>
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    {[8, 36, 64].map((x) => (
      <g key={x}>
        <Shape x={x} y={10} w={24} h={44} />
        <Landscape x={x} y={10} w={24} h={18} />
        <Heavy x={x + 4} y={33} w={14} h={3} />
        <Lines x={x + 4} y={40} w={16} count={2} />
      </g>
    ))}
  </Sheet>
);
