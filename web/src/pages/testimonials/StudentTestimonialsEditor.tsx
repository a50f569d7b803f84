import { type Testimonial, testimonialSchema } from '@lamplight/content/testimonial';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { contentForm } from '../../editing/form/contentForm.ts';
import type { ItemsEditing } from '../../editing/items/ItemsEditing.ts';
import { ItemsPage } from '../../editing/items/ItemsPage.tsx';
import { becauseOf } from '../../editing/saving/failures.ts';

const studentTestimonialsEditing: ItemsEditing<Testimonial> = {
  ...contentForm(testimonialSchema),
  list: 'studentTestimonials',
  summary: ({ name, position, image }) => ({ name, detail: position, picture: image }),
  pictureSize: 100,
  add: editorsTexts.addTestimonial,
  addTitle: editorsTexts.addTestimonial,
  editTitle: editorsTexts.editTestimonial,
  added: messages.testimonialAdded,
  updated: messages.testimonialUpdated,
  deleted: messages.testimonialDeleted,
  saveFailed: becauseOf(messages.saveTestimonialFailed),
  deleteFailed: becauseOf(messages.deleteTestimonialFailed),
  fetchFailed: messages.fetchTestimonialsFailed,
};

/** The editor of students' testimonials, each in a dialog. */
export const Component = () => (
  <ItemsPage page="studentTestimonials" editing={studentTestimonialsEditing} />
);
