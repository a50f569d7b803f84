import type { ListItems } from '@lamplight/content/contentSource';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';

/** The testimonials of students or of mentors at their address. */
export function TestimonialsRoute({ title }: { title: string }) {
  const testimonials = useLoaderData<ListItems<'studentTestimonials'>>();
  return (
    <>
      <PageHead title={title} description={testimonials[0]?.feedback ?? ''} />
      <TestimonialsPage title={title} testimonials={testimonials} />
    </>
  );
}
