import { listLimits } from '@lamplight/content/limits';
import { messages } from '@lamplight/content/messages';
import { type Testimonial, testimonialSchema } from '@lamplight/content/testimonial';
import { paths } from '../../app/paths.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { becauseOf } from '../../editing/failures.ts';
import { ItemHistory } from '../../editing/history/ItemHistory.tsx';
import { ItemTitle } from '../../editing/lists/ItemTitle.tsx';
import { ListField } from '../../editing/lists/ListField.tsx';
import { type ListEditing, useListEditor } from '../../editing/useListEditor.ts';
import { TestimonialItemFields } from './TestimonialItemFields.tsx';

const mentorTestimonialsEditing: ListEditing<Testimonial> = {
  list: 'mentorTestimonials',
  schema: testimonialSchema,
  nameOf: ({ name }) => name,
  saved: messages.contentUpdated,
  saveFailed: becauseOf(messages.saveTestimonialFailed),
  deleted: messages.testimonialDeleted,
  deleteFailed: becauseOf(messages.deleteTestimonialFailed),
};

/** The editor of what mentors say (specification, admin screen 11). */
export function MentorTestimonialsEditor() {
  const editor = useListEditor(mentorTestimonialsEditing);
  const empty = () => ({ _id: editor.newId(), name: '', position: '', image: '', feedback: '' });
  return (
    <EditorPage
      title="Mentor testimonials"
      publicPath={paths.mentorTestimonial}
      backdrop="night"
      editor={editor}
      deleted={editor.deleted}
      sections={[
        {
          id: 'testimonials',
          title: 'Testimonials',
          hint: 'Open one to edit it. Visitors read them in this order.',
          fields: (
            <ListField
              name="items"
              item="Testimonial"
              empty={empty}
              limit={listLimits.items}
              stored={editor.stored}
              summary={(name) => (
                <ItemTitle
                  name={`${name}.name`}
                  detail={`${name}.position`}
                  untitled="No name yet"
                />
              )}
            >
              {(name) => (
                <>
                  <TestimonialItemFields at={`${name}.`} />
                  <ItemHistory editor={editor} at={name} />
                </>
              )}
            </ListField>
          ),
        },
      ]}
    />
  );
}
