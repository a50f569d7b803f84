import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MainEvent } from '@lamplight/content/home';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { AltOf } from '../../ui/Picture.tsx';
import { PictureCard } from './HomeCard.tsx';

/** Cards of the main events: image, name, form and description. */
export function MainEvents({ events, altOf }: { events: MainEvent[]; altOf: AltOf }) {
  const { say } = useTexts();
  const shown = events.filter(
    ({ image, name, form, description }) => image || name || form || description,
  );
  if (shown.length === 0) return null;
  return (
    <Container as="section" id="events" py={{ base: '12', md: '20' }}>
      <Heading as="h2" mb="8">
        {say('home.mainEvents')}
      </Heading>
      <chakra.ul
        display="grid"
        // Three in a row at most, and three on a tablet already: most pages have three.
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(auto-fit, minmax(max(13rem, 30%), 1fr))',
        }}
        gap="6"
        listStyle="none"
      >
        {shown.map(({ image, width, height, name, form, description }, index) => (
          <PictureCard
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
            key={index}
            image={{ url: image, width, height }}
            altOf={altOf}
            title={name}
            level="h3"
            note={form}
            text={description}
          />
        ))}
      </chakra.ul>
    </Container>
  );
}
