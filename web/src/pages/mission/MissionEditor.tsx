import { missionSchema } from '@lamplight/content/mission';
import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { pageForm } from '../../editing/form/contentForm.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { EditorPage } from '../../editing/page/EditorPage.tsx';

const missionEditing = pageForm(missionSchema, messages.missionUpdated);

const sections = sectionsOf(missionSchema, [
  {
    id: 'mission',
    title: editorsTexts.mission,
    of: [
      'titlemission1',
      'mission.missiondescription1',
      'mission.missionurl',
      'mission.missiontranscript',
      'titlemission2',
      'mission.missiondescription2',
    ],
  },
]);

export const Component = () => (
  <EditorPage
    page="mission"
    editor={useDocumentEditor('mission', missionEditing)}
    sections={sections}
  />
);
