import { messages } from '@lamplight/content/texts/messages';
import { editorsTexts } from '@lamplight/content/texts/staffArea/editors';
import { documentEditor } from '../../editing/page/EditorPage.tsx';

export const Component = documentEditor(
  'mission',
  [
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
  ],
  messages.missionUpdated,
);
