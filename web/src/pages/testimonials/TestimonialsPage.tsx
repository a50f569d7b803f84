import { chakra } from '@chakra-ui/react/styled-system';
import type { Listed } from '@lamplight/content/order';
import type { ListItems } from '@lamplight/content/siteContent';
import type { Testimonial } from '@lamplight/content/testimonial';
import { memo } from 'react';
import { LuQuote } from 'react-icons/lu';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Card, EmptyState, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';
import { altIn, Picture } from '../../ui/Picture.tsx';

const titles = {
  studentTestimonials: 'testimonials.students',
  mentorTestimonials: 'testimonials.mentors',
} as const;

/** The testimonials of students or of mentors at their address. */
export function Component({ name }: { name: keyof typeof titles }) {
  const { say } = useTexts();
  const testimonials = useLoaderData<ListItems<'studentTestimonials'>>();
  return <TestimonialsPage title={say(titles[name])} testimonials={testimonials} />;
}

interface TestimonialsPageProps {
  title: string;
  testimonials: Listed<Testimonial>[];
}

/** What students or mentors say, each with a picture of 100 by 100 pixels. */
const TestimonialsPage = memo(({ title, testimonials }: TestimonialsPageProps) => {
  const { say } = useTexts();
  const shown = testimonials.filter(({ feedback }) => feedback !== '');
  return (
    <PageColumn>
      <PageHead title={title} description={testimonials[0]?.feedback ?? ''} />
      <PageIntro title={title} />
      {shown.length === 0 ? (
        <EmptyState>{say('testimonials.none')}</EmptyState>
      ) : (
        <chakra.ul
          listStyle="none"
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
          gap="6"
        >
          {shown.map((testimonial) => (
            <TestimonialCard key={testimonial._id} {...testimonial} />
          ))}
        </chakra.ul>
      )}
    </PageColumn>
  );
});

function TestimonialCard({ name, position, image, imageAlts, feedback }: Testimonial) {
  const { say } = useTexts();
  return (
    <Card as="li">
      <chakra.figure display="flex" flexDirection="column" gap="6" h="full">
        <chakra.span color="lamp.500" transform="rotate(180deg)" w="fit-content">
          <LuQuote aria-hidden size="32" fill="currentColor" />
        </chakra.span>
        <Prose
          as="blockquote"
          flex="1"
          color="fg"
          fontFamily="heading"
          fontSize={{ base: '1.125rem', md: '1.25rem' }}
          lineHeight="1.5"
        >
          {say('testimonials.quote', { text: feedback })}
        </Prose>
        <chakra.figcaption display="flex" alignItems="center" gap="4">
          <Picture
            src={image}
            alt={altIn(imageAlts)(image)}
            ratio={1}
            boxSize="100px"
            borderRadius="full"
            flexShrink="0"
          />
          <span>
            <chakra.bdi display="block" fontWeight="700">
              {name}
            </chakra.bdi>
            <chakra.bdi display="block" color="fg.muted">
              {position}
            </chakra.bdi>
          </span>
        </chakra.figcaption>
      </chakra.figure>
    </Card>
  );
}
