import type { ListItems } from '@lamplight/content/contentSource';
import { useLoaderData } from 'react-router-dom';
import { type PageName, sitePages } from '../../sitePages.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';

/** The testimonials of students or of mentors at their address. */
export function Component({ name }: { name: PageName }) {
  const { title } = sitePages[name];
  const testimonials = useLoaderData<ListItems<'studentTestimonials'>>();
  return (
    <>
      <PageHead title={title} description={testimonials[0]?.feedback ?? ''} />
      <TestimonialsPage title={title} testimonials={testimonials} />
    </>
  );
}
