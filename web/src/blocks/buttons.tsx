import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../ui/Button.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Shape, Sheet } from './SketchParts.tsx';

export function View({ block }: BlockViewProps<'buttons'>) {
  const buttons = block.buttons.filter(({ label, url }) => label && url);
  if (buttons.length === 0) return null;
  return (
    <BlockSection column="text">
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', sm: 'row' }}
        flexWrap="wrap"
        gap="3"
        // Below a text they begin where its lines do.
        css={{
          justifyContent: 'center',
          '[data-block]:has(> [data-column=text]) + [data-block] &': {
            justifyContent: 'flex-start',
          },
        }}
      >
        {buttons.map(({ label, url }, index) => (
          <ButtonLink
            // biome-ignore lint/suspicious/noArrayIndexKey: what visitors get has no keys
            key={index}
            href={url}
            size="lg"
            variant={index === 0 ? 'solid' : 'outline'}
          >
            <bdi>{label}</bdi>
          </ButtonLink>
        ))}
      </chakra.div>
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    <Heavy x={10} y={25} w={36} h={14} />
    <Shape x={50} y={25} w={36} h={14} tone="soft" round={7} />
  </Sheet>
);
