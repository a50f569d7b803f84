import { type Testimonial, testimonialSchema } from '@lamplight/content/testimonial';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import type { ListEditing } from '../../editing/form/useListEditor.ts';
import { Fields } from '../../editing/inputs/Fields.tsx';
import { ListEditorPage } from '../../editing/page/ListEditorPage.tsx';
import { becauseOf } from '../../editing/saving/failures.ts';

const mentorTestimonialsEditing: ListEditing<Testimonial> = {
  list: 'mentorTestimonials',
  schema: testimonialSchema,
  item: editorsTexts.testimonial,
  nameOf: ({ name }) => name,
  saved: messages.contentUpdated,
  saveFailed: becauseOf(messages.saveTestimonialFailed),
  deleted: messages.testimonialDeleted,
  deleteFailed: becauseOf(messages.deleteTestimonialFailed),
};

const section = {
  id: 'testimonials',
  title: editorsTexts.testimonials,
  hint: editorsTexts.testimonialsHint,
  fields: (name: string) => <Fields of={[name]} />,
};

/** The editor of mentors' testimonials. */
export const Component = () => (
  <ListEditorPage page="mentorTestimonials" editing={mentorTestimonialsEditing} section={section} />
);
