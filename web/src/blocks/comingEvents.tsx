import { eventsPath } from '@lamplight/content/events/eventsListing';
import { EventDates } from '../ui/EventDates.tsx';
import { useTexts } from '../ui/i18n/texts.ts';
import { RowLink } from '../ui/LinkRow.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Shape, Sheet } from './SketchParts.tsx';

export function View({ block, lists: { events = [] } }: BlockViewProps<'comingEvents'>) {
  const { say } = useTexts();
  const dates = events.slice(0, Number(block.count) || 3);
  if (dates.length === 0) return null;
  return (
    <BlockSection column="text" title={block.title}>
      <EventDates dates={dates} level={block.title ? 'h3' : 'h2'} />
      <RowLink href={eventsPath()} mt="3">
        {say('events.all')}
      </RowLink>
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    <Heavy x={8} y={8} w={36} />
    {[18, 34, 50].map((y) => (
      <g key={y}>
        <Shape x={8} y={y} w={12} h={12} />
        <Heavy x={25} y={y + 2} w={30} h={3} />
        <Lines x={25} y={y + 8} w={50} count={1} />
      </g>
    ))}
  </Sheet>
);
