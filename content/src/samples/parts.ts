import { aboutSamples } from './about.ts';
import { contactSamples } from './contact.ts';
import { changed, type InvalidSample, wrong } from './sample.ts';

/** What one of several editors of a document edits. */
export interface PartSample {
  /** The document and the part, as `siteDocumentParts` calls them. */
  document: 'about' | 'contact';
  part: string;
  /** Content that must be accepted. */
  valid: Record<string, unknown>;
  /** Dotted paths of the fields that the editor requires (specification, section 5). */
  required: readonly string[];
}

const about = aboutSamples.valid.small as Record<string, unknown>;
const contact = contactSamples.valid.small as Record<string, unknown>;

const pick = (content: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, content[key]]));

const fourPoints = ['point1', 'point2', 'point3', 'point4'];

export const partSamples: readonly PartSample[] = [
  {
    document: 'about',
    part: 'about',
    valid: pick(about, [
      'title1',
      'title2',
      'description1',
      'description2',
      'story',
      'image',
      'imageAlts',
    ]),
    required: [
      'title1',
      'title2',
      'description1',
      'description2',
      'story',
      'image.url',
      'image.width',
      'image.height',
    ],
  },
  {
    document: 'about',
    part: 'mission',
    valid: pick(about, ['titlemission1', 'titlemission2', 'mission']),
    required: [
      'titlemission1',
      'titlemission2',
      'mission.missiondescription1',
      'mission.missiondescription2',
      'mission.missionurl',
    ],
  },
  {
    document: 'about',
    part: 'support',
    valid: pick(about, ['donate', 'volunteer']),
    required: [
      ...['title', 'point1', 'point2', 'point3'].map((field) => `donate.${field}`),
      ...['title', ...fourPoints].map((field) => `volunteer.${field}`),
    ],
  },
  {
    document: 'contact',
    part: 'contact',
    valid: changed(
      pick(contact, [
        'mail',
        'number',
        'linkedin',
        'facebook',
        'instagram',
        'feedbacktitle',
        'feedbackmessage',
        'getInTouchHeading',
        'followUsHeading',
      ]),
      'feedbacktitle',
      '',
    ) as Record<string, unknown>,
    required: [
      'mail',
      'number',
      'linkedin',
      'facebook',
      'instagram',
      'getInTouchHeading',
      'followUsHeading',
    ],
  },
  {
    document: 'contact',
    part: 'feedbackGreeting',
    valid: pick(contact, ['feedbacktitle', 'feedbackmessage']),
    required: ['feedbacktitle', 'feedbackmessage'],
  },
  {
    document: 'contact',
    part: 'mentorGreeting',
    valid: { mentorFormModalTitle: 'Welcome', mentorFormModalBody: 'We will call you.' },
    required: ['mentorFormModalTitle', 'mentorFormModalBody'],
  },
];

/**
 * A part without one of its required fields, and a part of which nothing is left. The form and the
 * API refuse both. The rules cannot know which editor saves: they judge the whole document, in which
 * a part that nobody has begun yet may be empty.
 */
export const incompleteParts = ({ valid, required }: PartSample): InvalidSample[] => {
  const emptied = required.reduce<object>(
    (content, field) => changed(content, field, '') as object,
    valid,
  );
  return [
    ...required.map((field) => wrong(valid, field, '')),
    ...required.map((field) => ({ content: emptied, field })),
  ];
};
