import { type Home, homeSchema } from '../home.ts';
import { listLimits, textLimits } from '../limits.ts';
import { emptyValue } from '../readable.ts';
import { type Given, samplesOf } from './generated.ts';
import { addressOf, changed, type Samples, textOf, times, wrong } from './sample.ts';

const image = { url: '/demo/pointer-learn.800w.webp', width: '80%', height: '60%' };

const given: Given<Home> = {
  sliderImages: [
    '/demo/slide-evening-study.1600w.webp',
    'https://pictures.example/two.webp?size=1',
  ],
  story: {
    title: [
      { word: 'Light', color: '#662d91' },
      { word: 'shared', color: '#fa0' },
    ],
    description: 'First line.\nSecond line.',
    button: 'Our story',
    pointer1image: image,
    pointer1title: 'Listen',
    pointer1description: 'We begin with a question.',
    pointer2image: image,
    pointer2title: 'Learn',
    pointer2description: 'An hour a week.',
    pointer3image: image,
    pointer3title: 'Grow',
    pointer3description: '',
    pointer4image: { url: '', width: '', height: '' },
    pointer4title: '',
    pointer4description: '',
  },
  events: [
    {
      name: 'Homework club',
      description: 'Every Tuesday — at four o’clock.',
      imageUrl: '/demo/initiative-homework-club.1200w.webp',
      imageWidth: '100%',
      imageHeight: '33.5%',
      videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      videoWidth: '100%',
      videoHeight: '1%',
    },
  ],
  mainevent: [
    {
      image: 'https://pictures.example/open.webp',
      height: '100%',
      width: '100%',
      name: 'Open evening',
      form: 'In person',
      description: 'Come and see.',
    },
  ],
  ourImpact: {
    image: '/demo/impact-community.1200w.webp',
    height: '100%',
    width: '100%',
    title1: 'Our',
    title2: 'Impact',
    description: 'Numbers and names.',
  },
  testimonials: [{ name: 'Amina', role: 'Student', quote: 'I stayed.' }],
  video: { url: 'https://vimeo.com/76979871', title: '', description: '' },
  upcomingEvent: { name: '', description: '' },
  imageAlts: { '/demo/slide-evening-study.1600w.webp': 'Two people read by a lamp.' },
};

const valid = samplesOf(homeSchema, given);
const { small } = valid;

const longLine = textOf(textLimits.line);
const longText = textOf(textLimits.paragraph);

const tooMany = <K extends keyof Home>(key: K, limit: number) =>
  wrong(
    small,
    key,
    times(limit + 1, () => (small[key] as unknown[])[0]),
  );

export const homeSamples: Samples<Home> = {
  valid: { ...valid, empty: emptyValue(homeSchema) },
  invalid: {
    'slides as a string': wrong(small, 'sliderImages', '/demo/a.webp'),
    'an empty slide': wrong(small, 'sliderImages.1', ''),
    'a script as a slide': wrong(small, 'sliderImages.0', 'javascript:alert(1)'),
    'a slide on another host in disguise': wrong(small, 'sliderImages.0', '//evil.example/a.png'),
    'an address that only looks like one': wrong(small, 'sliderImages.0', 'https://['),
    'a number as a slide': wrong(small, 'sliderImages.0', 7),
    'too many slides': tooMany('sliderImages', listLimits.sliderImages),
    // The API keeps the stored value of a top-level key that is not sent.
    'no story': wrong(small, 'story', undefined, ['schema']),
    'a story as a list': wrong(small, 'story', []),
    'an unknown field': wrong(small, 'admin', true),
    'an unknown field in the story': wrong(small, 'story.pointer5title', 'Five'),
    // The API removes it before it validates.
    'a scratch field': wrong(small, 'newTitleWord', { word: 'a', color: '#fff' }, ['schema']),
    'a description that is a number': wrong(small, 'story.description', 5),
    'a description that is too long': wrong(small, 'story.description', `${longText}.`),
    'a title that is too long': wrong(small, 'story.pointer1title', `${longLine}.`),
    'a width above 100%': wrong(small, 'story.pointer1image.width', '101%'),
    'a width of 0%': wrong(small, 'story.pointer1image.width', '0%'),
    'a width in pixels': wrong(small, 'story.pointer2image.height', '80px'),
    'a pointer image without a url': wrong(small, 'story.pointer1image.url', undefined),
    'a link as a colour': wrong(small, 'story.title.0.color', 'url(https://evil.example)'),
    'a title word without a colour': wrong(small, 'story.title.0.color', undefined),
    'a title word that is a string': wrong(small, 'story.title.0', 'Light'),
    'too many title words': wrong(
      small,
      'story.title',
      times(listLimits.titleWords + 1, () => small.story.title[0]),
    ),
    'an initiative that is a string': wrong(small, 'events.0', 'Homework club'),
    'an initiative with an unknown field': wrong(small, 'events.0.onclick', 'alert(1)'),
    'an initiative whose video is elsewhere': wrong(
      small,
      'events.0.videoUrl',
      'https://evil.example/v',
    ),
    'an initiative whose name is a map': wrong(small, 'events.0.name', { a: 1 }),
    'too many initiatives': tooMany('events', listLimits.initiatives),
    'a main event with a script as its image': wrong(
      small,
      'mainevent.0.image',
      'javascript:alert(1)',
    ),
    'too many main events': tooMany('mainevent', listLimits.mainEvents),
    'an impact block without a title': wrong(small, 'ourImpact.title1', undefined),
    'a testimonial whose quote is missing': wrong(small, 'testimonials.0.quote', undefined),
    'a testimonial that is too long': wrong(small, 'testimonials.0.quote', `${longText}.`),
    'too many testimonials': tooMany('testimonials', listLimits.testimonials),
    'a video on another site': wrong(small, 'video.url', 'https://example.com/watch?v=aqz-KE-bpKQ'),
    'descriptions of pictures as a list': wrong(small, 'imageAlts', []),
    'a description of no picture': wrong(small, 'imageAlts', { '': 'Nothing' }),
    'a description under a name that the store keeps to itself': wrong(small, 'imageAlts', {
      __name__: 'x',
    }),
    'a description of a script': wrong(small, 'imageAlts', { 'javascript:alert(1)': 'x' }),
    'a description of a picture that is a number': wrong(small, 'imageAlts', { '/demo/a.webp': 3 }),
    'a description of a picture that is too long': wrong(small, 'imageAlts', {
      '/demo/a.webp': `${longLine}.`,
    }),
    'a description of a picture with too long an address': wrong(small, 'imageAlts', {
      [addressOf(textLimits.altKey + 1)]: 'A picture.',
    }),
    'too many descriptions of pictures': wrong(
      small,
      'imageAlts',
      Object.fromEntries(
        times(listLimits.imageAlts + 1, (index) => [`/demo/${index}.webp`, 'A picture.']),
      ),
    ),
  },
};

/** A stored document broken by hand in every way a page has to survive. */
export const brokenHome: unknown = {
  ...(changed(small, 'story', undefined) as Home),
  sliderImages: 'not a list',
  events: [null, 'text', { name: 7, description: ['x'] }, small.events[0]],
  mainevent: { 0: 'not a list' },
  ourImpact: null,
  testimonials: [{ name: 'Amina' }],
  imageAlts: [],
};
