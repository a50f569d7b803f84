import { chakra } from '@chakra-ui/react/styled-system';
import type { WorkPage } from '@lamplight/content/captionedPage';
import { LuCalendarClock, LuHandCoins, LuMapPin, LuUsers } from 'react-icons/lu';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Card } from '../../ui/PageParts.tsx';

/** For whom a programme is, when and where it is, and what it costs: what staff have filled in of it. */
export function Facts({ ages, when, where, cost }: WorkPage) {
  const { say } = useTexts();
  const facts = [
    { name: say('programmes.ages'), value: ages, Icon: LuUsers },
    { name: say('programmes.when'), value: when, Icon: LuCalendarClock },
    { name: say('programmes.where'), value: where, Icon: LuMapPin },
    { name: say('programmes.cost'), value: cost, Icon: LuHandCoins },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <Card
      as="dl"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${facts.length}, minmax(0, 1fr))`,
      }}
      gap="6"
      p={{ base: '6', md: '8' }}
    >
      {facts.map(({ name, value, Icon }) => (
        <div key={name}>
          <chakra.dt display="flex" alignItems="center" gap="2" color="fg.muted" mb="1">
            <chakra.span color="brand.solid">
              <Icon aria-hidden size="20" />
            </chakra.span>
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="600" textWrap="pretty">
            {value}
          </chakra.dd>
        </div>
      ))}
    </Card>
  );
}
