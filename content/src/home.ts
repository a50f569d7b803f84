import {
  colour,
  group,
  line,
  list,
  paragraph,
  percent,
  picture,
  richText,
  transcript,
  video,
} from './fields.ts';
import { listLimits } from './limits.ts';
import { moreBlocks } from './moreBlocks.ts';
import { fieldMessages } from './texts/fieldMessages.ts';
import * as z from './zod.ts';

const width = () => percent({ label: 'Image width' });
const height = () => percent({ label: 'Image height' });

const pointerImage = (name: string) =>
  group({ url: picture({ label: 'Image' }), width: width(), height: height() }, { group: name });
const pointerTitle = (name: string) => line({ label: 'Title', group: name });
const pointerText = (name: string) => richText({ label: 'Description', group: name });

const story = group(
  {
    title: list(
      z.strictObject({
        word: line({ label: 'Word', required: true }),
        color: colour({ label: 'Colour' }),
      }),
      { label: 'Title', item: 'title word', limit: listLimits.titleWords },
    ),
    description: richText({ label: 'Description' }),
    button: line({ label: 'Button', hint: 'Leads to the page About' }),
    pointer1image: pointerImage('Pointer 1'),
    pointer1title: pointerTitle('Pointer 1'),
    pointer1description: pointerText('Pointer 1'),
    pointer2image: pointerImage('Pointer 2'),
    pointer2title: pointerTitle('Pointer 2'),
    pointer2description: pointerText('Pointer 2'),
    pointer3image: pointerImage('Pointer 3'),
    pointer3title: pointerTitle('Pointer 3'),
    pointer3description: pointerText('Pointer 3'),
    pointer4image: pointerImage('Pointer 4'),
    pointer4title: pointerTitle('Pointer 4'),
    pointer4description: pointerText('Pointer 4'),
  },
  { label: 'Story' },
);

const initiative = z.strictObject({
  name: line({ label: 'Name' }),
  description: richText({ label: 'Description' }),
  imageUrl: picture({ label: 'Image' }),
  imageWidth: width(),
  imageHeight: height(),
  videoUrl: video({ label: 'Video link', transcript: 'videoTranscript' }),
  videoWidth: percent({ label: 'Video width' }),
  videoHeight: percent({ label: 'Video height' }),
  videoTranscript: transcript(),
});

const mainEvent = z.strictObject({
  image: picture({ label: 'Image' }),
  width: width(),
  height: height(),
  name: line({ label: 'Name', event: true }),
  form: line({ label: 'Form', hint: 'Such as: in person, online, hybrid', event: true }),
  description: richText({ label: 'Description', event: true }),
});

const quote = z.strictObject({
  name: line({ label: 'Name' }),
  role: line({ label: 'Role' }),
  quote: paragraph({ label: 'Quote', hint: 'Without quotation marks' }),
});

const hidden = true;

/**
 * The content of the home page. `video` and `upcomingEvent` are edited but not displayed. `imageAlts` has the alt
 * text of each picture by its address.
 */
export const homeSchema = z.strictObject({
  sliderImages: list(
    picture({ label: 'Slider image URL', required: fieldMessages.sliderImageRequired }),
    { label: 'Image slider', item: 'slide', limit: listLimits.sliderImages },
  ),
  story,
  /** The initiatives, as they are called everywhere else. */
  events: list(initiative, {
    label: 'Initiatives',
    item: 'initiative',
    limit: listLimits.initiatives,
  }),
  mainevent: list(mainEvent, {
    label: 'Main events',
    item: 'main event',
    limit: listLimits.mainEvents,
  }),
  ourImpact: group(
    {
      image: picture({ label: 'Image' }),
      width: width(),
      height: height(),
      title1: line({ label: 'First part of the title' }),
      title2: line({ label: 'Second part of the title, highlighted' }),
      description: richText({ label: 'Description' }),
    },
    { label: 'Impact' },
  ),
  testimonials: list(quote, {
    label: 'Testimonials',
    item: 'testimonial',
    limit: listLimits.testimonials,
  }),
  video: group({
    url: video({ label: 'Video link', hidden }),
    title: line({ label: 'Video title', hidden }),
    description: paragraph({ label: 'Video description', hidden }),
  }),
  upcomingEvent: group({
    name: line({ label: 'Upcoming event', event: true, hidden }),
    description: paragraph({ label: 'Upcoming event description', event: true, hidden }),
  }),
  ...moreBlocks,
});

export type Home = z.infer<typeof homeSchema>;
export type Initiative = z.infer<typeof initiative>;
export type MainEvent = z.infer<typeof mainEvent>;
export type Quote = z.infer<typeof quote>;
