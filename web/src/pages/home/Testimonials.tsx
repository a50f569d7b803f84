import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Quote } from '@lamplight/content/home';
import { paths } from '@lamplight/content/pagePaths';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Prose } from '../../ui/PageParts.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { HomeCard, Onward } from './HomeCard.tsx';

/** What people say, one card at a time; a card leads to all testimonials. */
export function Testimonials({ testimonials }: { testimonials: Quote[] }) {
  const { say } = useTexts();
  const quotes = testimonials.filter(({ quote, name, role }) => quote || name || role);
  if (quotes.length === 0) return null;
  return (
    <Box as="section" id="testimonials" bg="lamp.100" py={{ base: '12', md: '20' }}>
      <Container>
        <Heading as="h2" textAlign="center" mb="8">
          {say('home.testimonials')}
        </Heading>
        <Carousel
          label={say('home.testimonials')}
          controls="below"
          slides={quotes.map((testimonial, index) => ({
            key: String(index),
            name: testimonial.name,
            content: <TestimonialCard {...testimonial} />,
          }))}
        />
      </Container>
    </Box>
  );
}

function TestimonialCard({ name, role, quote }: Quote) {
  const { say } = useTexts();
  return (
    <HomeCard
      asChild
      display="block"
      maxW="50rem"
      mx="auto"
      px={{ base: '5', md: '12' }}
      py={{ base: '6', md: '10' }}
      outlineOffset="-3px !important"
      boxShadow="none"
      borderWidth="1px"
      borderColor="lamp.300"
      transition="border-color 0.2s"
      _hover={{ borderColor: 'brand.solid' }}
    >
      <SiteLink href={paths.studentTestimonials}>
        <chakra.figure textAlign="center">
          <Prose
            as="blockquote"
            color="fg"
            fontFamily="heading"
            fontSize={{ base: '1.25rem', md: '1.625rem' }}
            lineHeight="1.4"
            textWrap="balance"
            mb="6"
          >
            {quote && say('testimonials.quote', { text: quote })}
          </Prose>
          <chakra.figcaption>
            <chakra.bdi display="block" fontWeight="700">
              {name}
            </chakra.bdi>
            <chakra.bdi display="block" color="fg.muted">
              {role}
            </chakra.bdi>
          </chakra.figcaption>
        </chakra.figure>
        <Onward mt="6">{say('home.allTestimonials')}</Onward>
      </SiteLink>
    </HomeCard>
  );
}
