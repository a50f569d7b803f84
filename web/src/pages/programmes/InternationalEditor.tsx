import { Text } from '@chakra-ui/react/text';
import { type Programme, programmeSchema } from '@lamplight/content/captionedPage';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { useWatch } from 'react-hook-form';
import type { ListEditing } from '../../editing/form/useListEditor.ts';
import { Fields, ListInput } from '../../editing/inputs/Fields.tsx';
import { ListEditorPage } from '../../editing/page/ListEditorPage.tsx';
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

const section = {
  id: 'programmes',
  title: editorsTexts.programmes,
  hint: editorsTexts.programmesHint,
  none: <Text role="status">{messages.noProgramsFound}</Text>,
  fields: (name: string, index: number) => <ProgrammeFields at={name} first={index === 0} />,
};

/** The editor of the international programme. Its first entry is the page's heading and has no pictures. */
export const Component = () => (
  <ListEditorPage
    page="international"
    editing={internationalEditing}
    section={section}
    saving={editorsTexts.savingProgramme}
  />
);

interface ProgrammeFieldsProps {
  /** Where the programme is in the form. */
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
