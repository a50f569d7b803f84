import { Text } from '@chakra-ui/react/text';
import { type Programme, programmeSchema } from '@lamplight/content/captionedPage';
import { messages } from '@lamplight/content/texts/messages';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { type ListEditing, useListEditor } from '../../editing/form/useListEditor.ts';
import { EditorOfItems, ItemHistory } from '../../editing/history/HistoryButton.tsx';
import { Fields, ListInput } from '../../editing/inputs/Fields.tsx';
import { ItemTitle } from '../../editing/lists/ListField.tsx';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { withReason } from '../../editing/saving/failures.ts';

const internationalEditing: ListEditing<Programme> = {
  list: 'international',
  schema: programmeSchema,
  item: 'programme',
  nameOf: ({ title }) => title,
  saved: messages.contentUpdated,
  saveFailed: withReason(messages.updateProgramFailed),
  deleted: messages.itemDeleted,
  deleteFailed: withReason(messages.updateProgramFailed),
};

/** The editor of the international programme. Its first entry is the page's heading and has no pictures. */
export function Component() {
  const editor = useListEditor(internationalEditing);
  const { items } = editor;
  const sections = useMemo(
    () => [
      {
        id: 'programmes',
        title: 'Programmes',
        hint: 'The first one is the page’s heading, the others are its sections.',
        fields: (
          <ListInput
            name="items"
            none={<Text role="status">{messages.noProgramsFound}</Text>}
            empty={items.newItem}
            stored={{ has: items.isStored, remove: items.remove }}
            summary={(name) => <ItemTitle name={`${name}.title`} untitled="No title yet" />}
          >
            {(name, index) => (
              <>
                <ProgrammeFields at={name} first={index === 0} />
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
        page="international"
        editor={editor}
        deleted={editor.deleted}
        saving="Saving"
        sections={sections}
      />
    </EditorOfItems>
  );
}

interface ProgrammeFieldsProps {
  /** Where the programme stands in the form. */
  at: string;
  /** The first one is the page's heading; it cannot have images added or removed. */
  first: boolean;
}

/** The fields of one programme of the international page. */
function ProgrammeFields({ at, first }: ProgrammeFieldsProps) {
  const images: unknown[] = useWatch({ name: `${at}.images` }) ?? [];
  const imageFields = (!first || images.length > 0) && (
    <ListInput name={`${at}.images`} confirmRemoval={messages.confirmImageRemoval} fixed={first} />
  );
  return <Fields of={[at]} own={{ [`${at}.images`]: imageFields }} />;
}
