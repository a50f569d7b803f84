import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { MainEvent } from '@lamplight/content/home';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Prose } from '../../ui/PageParts.tsx';
import type { AltOf } from '../../ui/Picture.tsx';
import { Picture } from '../../ui/Picture.tsx';

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
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(auto-fill, minmax(20rem, 1fr))',
        }}
        gap="6"
        listStyle="none"
      >
        {shown.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
          <EventCard key={index} event={event} altOf={altOf} />
        ))}
      </chakra.ul>
    </Container>
  );
}

function EventCard({ event, altOf }: { event: MainEvent; altOf: AltOf }) {
  return (
    <chakra.li bg="bg.panel" borderRadius="xl" overflow="hidden" boxShadow="card">
      <Picture
        src={event.image}
        alt={altOf(event.image)}
        width={event.width}
        height={event.height}
        ratio={4 / 3}
      />
      <chakra.div p="6">
        {event.name && (
          <Heading as="h3" size="lg" mb="1">
            {event.name}
          </Heading>
        )}
        {event.form && (
          <Text fontSize="0.9375rem" fontWeight="600" color="brand.fg" mb="3">
            {event.form}
          </Text>
        )}
        <Prose fontSize="1rem">{event.description}</Prose>
      </chakra.div>
    </chakra.li>
  );
}
