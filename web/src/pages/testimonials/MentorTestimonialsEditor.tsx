import { type Testimonial, testimonialSchema } from '@lamplight/content/testimonial';
import { messages } from '@lamplight/content/texts/messages';
import { useMemo } from 'react';
import { type ListEditing, useListEditor } from '../../editing/form/useListEditor.ts';
import { EditorOfItems, ItemHistory } from '../../editing/history/HistoryButton.tsx';
import { Fields, ListInput } from '../../editing/inputs/Fields.tsx';
import { ItemTitle } from '../../editing/lists/ListField.tsx';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { becauseOf } from '../../editing/saving/failures.ts';

const mentorTestimonialsEditing: ListEditing<Testimonial> = {
  list: 'mentorTestimonials',
  schema: testimonialSchema,
  item: 'Testimonial',
  nameOf: ({ name }) => name,
  saved: messages.contentUpdated,
  saveFailed: becauseOf(messages.saveTestimonialFailed),
  deleted: messages.testimonialDeleted,
  deleteFailed: becauseOf(messages.deleteTestimonialFailed),
};

/** The editor of mentors' testimonials: all on one page, stored with Update. */
export function Component() {
  const editor = useListEditor(mentorTestimonialsEditing);
  const { items } = editor;
  const sections = useMemo(
    () => [
      {
        id: 'testimonials',
        title: 'Testimonials',
        hint: 'Open one to edit it. Visitors read them in this order.',
        fields: (
          <ListInput
            name="items"
            empty={items.newItem}
            stored={{ has: items.isStored, remove: items.remove }}
            summary={(name) => (
              <ItemTitle name={`${name}.name`} detail={`${name}.position`} untitled="No name yet" />
            )}
          >
            {(name) => (
              <>
                <Fields of={[name]} />
                <ItemHistory at={name} />
              </>
            )}
          </ListInput>
        ),
      },
    ],
    [items],
  );
  return (
    <EditorOfItems value={editor}>
      <EditorPage
        page="mentorTestimonials"
        editor={editor}
        deleted={editor.deleted}
        sections={sections}
      />
    </EditorOfItems>
  );
}
