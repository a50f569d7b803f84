import { Text } from '@chakra-ui/react/text';
import { type Programme, programmeSchema } from '@lamplight/content/captionedPage';
import { listLimits } from '@lamplight/content/limits';
import { messages } from '@lamplight/content/messages';
import { paths } from '../../app/paths.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import { withReason } from '../../editing/failures.ts';
import { ItemHistory } from '../../editing/history/ItemHistory.tsx';
import { ItemTitle } from '../../editing/lists/ItemTitle.tsx';
import { ListField } from '../../editing/lists/ListField.tsx';
import { type ListEditing, useListEditor } from '../../editing/useListEditor.ts';
import { ProgrammeFields } from './ProgrammeFields.tsx';

const internationalEditing: ListEditing<Programme> = {
  list: 'international',
  schema: programmeSchema,
  nameOf: ({ title }) => title,
  saved: messages.contentUpdated,
  saveFailed: withReason(messages.updateProgramFailed),
  deleted: messages.itemDeleted,
  deleteFailed: withReason(messages.updateProgramFailed),
};

/** The editor of the international programme (specification, admin screen 13). */
export function InternationalEditor() {
  const editor = useListEditor(internationalEditing);
  const empty = () => ({ _id: editor.newId(), title: '', description: '', images: [] });
  return (
    <EditorPage
      title="International"
      publicPath={paths.international}
      backdrop="lilac"
      editor={editor}
      deleted={editor.deleted}
      saving="Saving"
      sections={[
        {
          id: 'programmes',
          title: 'Programmes',
          hint: 'The first one is the heading of the page, the others are its sections.',
          fields: (
            <ListField
              name="items"
              item="programme"
              none={<Text role="status">{messages.noProgramsFound}</Text>}
              empty={empty}
              limit={listLimits.items}
              stored={editor.stored}
              summary={(name) => <ItemTitle name={`${name}.title`} untitled="No title yet" />}
            >
              {(name, index) => (
                <>
                  <ProgrammeFields at={name} first={index === 0} />
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
