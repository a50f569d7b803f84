import { Text } from '@chakra-ui/react/text';
import { type Programme, programmeSchema } from '@lamplight/content/captionedPage';
import { messages } from '@lamplight/content/messages';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { withReason } from '../../editing/failures.ts';
import { ItemHistory } from '../../editing/history/HistoryButton.tsx';
import { ListInput } from '../../editing/inputs/Fields.tsx';
import { ItemTitle } from '../../editing/lists/ListField.tsx';
import { type ListEditing, useListEditor } from '../../editing/useListEditor.ts';
import { ProgrammeFields } from './ProgrammeFields.tsx';

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

/** The editor of the international programme (specification, admin screen 13). */
export function Component() {
  const editor = useListEditor(internationalEditing);
  return (
    <EditorPage
      page="international"
      editor={editor}
      deleted={editor.deleted}
      saving="Saving"
      sections={[
        {
          id: 'programmes',
          title: 'Programmes',
          hint: 'The first one is the heading of the page, the others are its sections.',
          fields: (
            <ListInput
              name="items"
              none={<Text role="status">{messages.noProgramsFound}</Text>}
              empty={editor.newItem}
              stored={editor.stored}
              summary={(name) => <ItemTitle name={`${name}.title`} untitled="No title yet" />}
            >
              {(name, index) => (
                <>
                  <ProgrammeFields at={name} first={index === 0} />
                  <ItemHistory editor={editor} at={name} />
                </>
              )}
            </ListInput>
          ),
        },
      ]}
    />
  );
}
