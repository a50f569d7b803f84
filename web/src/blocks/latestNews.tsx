import { excerpt } from '@lamplight/content/excerpt';
import { plainText } from '@lamplight/content/richText';
import { inOneLine } from '@lamplight/content/shownText';
import { useTexts } from '../ui/i18n/texts.ts';
import { Prose } from '../ui/PageParts.tsx';
import { altIn } from '../ui/Picture.tsx';
import { BlockBand, BlockGrid, Teaser } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Landscape, Lines, Shape, Sheet } from './SketchParts.tsx';

/** As many characters of an item's text as make three or four lines. */
const longestText = 140;

export function View({ block, lists: { news = [] } }: BlockViewProps<'latestNews'>) {
  const { say } = useTexts();
  const items = news.filter(({ heading }) => heading).slice(0, Number(block.count) || 3);
  if (items.length === 0) return null;
  return (
    <BlockBand ground="pale" title={block.title}>
      <BlockGrid columns={Math.min(items.length, 3)}>
        {items.map(({ _id, image, heading, description, buttonText, articleUrl, imageAlts }) => (
          <Teaser
            key={_id}
            picture={image.url}
            alt={altIn(imageAlts)(image.url)}
            title={heading}
            level={block.title ? 'h3' : 'h2'}
            text={
              <Prose fontSize="1rem">
                {excerpt(inOneLine(plainText(description)), longestText)}
              </Prose>
            }
            url={articleUrl}
            more={buttonText || say('news.readMore')}
            alone={items.length === 1}
          />
        ))}
      </BlockGrid>
    </BlockBand>
  );
}

export const Sketch = () => (
  <Sheet>
    <Heavy x={8} y={9} w={30} />
    {[8, 50].map((x) => (
      <g key={x}>
        <Shape x={x} y={18} w={38} h={38} />
        <Landscape x={x} y={18} w={38} h={18} />
        <Heavy x={x + 4} y={40} w={24} h={3} />
        <Lines x={x + 4} y={47} w={30} count={1} />
      </g>
    ))}
  </Sheet>
);
