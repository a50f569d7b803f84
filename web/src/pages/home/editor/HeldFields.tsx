import { ParagraphField, TextField } from '../../../editing/fields.tsx';
import { VideoField } from '../../../editing/VideoField.tsx';

export const HeldFields = () => (
  <>
    <VideoField name="video.url" label="Video link" />
    <TextField name="video.title" label="Video title" />
    <ParagraphField name="video.description" label="Video description" />
    <TextField name="upcomingEvent.name" label="Upcoming event" />
    <ParagraphField name="upcomingEvent.description" label="Upcoming event description" />
  </>
);
