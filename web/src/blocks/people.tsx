import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { teamMemberPath } from '@lamplight/content/pagePaths';
import { isShownMember } from '@lamplight/content/teamTypes';
import { altIn, Picture } from '../ui/Picture.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { BlockGrid, BlockSection, columnsFor, PaperCard } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Heavy, Lines, Shape, Sheet } from './SketchParts.tsx';

export function View({ block, lists: { team = [] } }: BlockViewProps<'people'>) {
  const members = block.people.flatMap(({ member: id }) =>
    team.filter((member) => member._id === id && isShownMember(member)),
  );
  if (members.length === 0) return null;
  return (
    <BlockSection title={block.title}>
      <BlockGrid columns={Math.max(columnsFor(members.length), 3)}>
        {members.map(({ _id, name, position, image, imageAlts }, index) => (
          <PaperCard
            // biome-ignore lint/suspicious/noArrayIndexKey: someone may be chosen twice
            key={index}
            flexDirection={{ base: 'row', sm: 'column' }}
            alignItems="center"
            gap={{ base: '4', sm: '5' }}
            p={{ base: '4', sm: '6' }}
            textAlign={{ base: 'start', sm: 'center' }}
          >
            <Picture
              src={image}
              alt={altIn(imageAlts)(image)}
              ratio={1}
              sizes="9rem"
              w={{ base: '5.5rem', sm: '9rem' }}
              flexShrink="0"
              borderRadius="full"
            />
            <chakra.div minW="0">
              <Heading as={block.title ? 'h3' : 'h2'} size="md">
                <SiteLink href={teamMemberPath(_id)}>{name}</SiteLink>
              </Heading>
              {position && (
                <chakra.p mt="1" color="fg.muted" textWrap="balance">
                  {position}
                </chakra.p>
              )}
            </chakra.div>
          </PaperCard>
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
        <circle cx={x + 12} cy={21} r={5} opacity="0.36" />
        <path d={`M${x + 3} 36 a9 8 0 0 1 18 0 Z`} opacity="0.36" />
        <Heavy x={x + 5} y={41} w={14} h={3} />
        <Lines x={x + 5} y={47} w={14} count={1} />
      </g>
    ))}
  </Sheet>
);
