import { messages } from '@lamplight/content/messages';
import { missionSchema } from '@lamplight/content/mission';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';
import { VideoField } from '../../editing/VideoField.tsx';

const missionEditing = {
  ...plainForm(missionSchema),
  saved: messages.missionUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections: Section[] = [
  {
    id: 'mission',
    title: 'Mission',
    fields: (
      <>
        <TextField name="titlemission1" label="First mission title" required />
        <ParagraphField
          name="mission.missiondescription1"
          label="First mission description"
          required
        />
        <VideoField name="mission.missionurl" label="Mission Youtube URL" required />
        <TextField name="titlemission2" label="Second mission title" required />
        <ParagraphField
          name="mission.missiondescription2"
          label="Second mission description"
          required
        />
      </>
    ),
  },
];

/** The mission content editor (specification, admin screen 5). */
export const MissionEditor = () => (
  <EditorPage
    title="Mission"
    publicPath={paths.mission}
    backdrop="dusk"
    editor={useDocumentEditor('mission', missionEditing)}
    sections={sections}
  />
);
