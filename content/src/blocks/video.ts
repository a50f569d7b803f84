import { blockType } from '../blockType.ts';
import { line, transcript, video } from '../fields.ts';

export const block = blockType({
  label: 'Video',
  about: 'A film on YouTube or Vimeo, with its transcript',
  alsoCalled: 'film youtube vimeo',
  fields: {
    title: line({ label: 'Title', required: true }),
    video: video({ label: 'Video link', required: true, transcript: 'transcript' }),
    transcript: transcript(),
  },
});
