import { EditorSection } from '../../../editing/EditorSection.tsx';
import { ParagraphField, TextField } from '../../../editing/fields.tsx';
import { VideoField } from '../../../editing/VideoField.tsx';

export const HeldFields = () => (
  <EditorSection
    id="held"
    title="Not shown"
    hint="A video and an upcoming event that are kept with the page but not shown on it."
  >
    <VideoField name="video.url" label="Video link" />
    <TextField name="video.title" label="Video title" />
    <ParagraphField name="video.description" label="Video description" />
    <TextField name="upcomingEvent.name" label="Upcoming event" />
    <ParagraphField name="upcomingEvent.description" label="Upcoming event description" />
  </EditorSection>
);
