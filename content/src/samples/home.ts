import { type Home, homeSchema } from '../home.ts';
import { textLimits } from '../limits.ts';
import { emptyValue } from '../readable.ts';
import { samplesFor } from './generated.ts';
import { addressOf, changed } from './sample.ts';

const image = { url: '/demo/pointer-learn.800w.webp', width: '80%', height: '60%' };

export const homeSamples = samplesFor(homeSchema, {
  given: {
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
  },
  valid: { empty: emptyValue(homeSchema) },
  invalid: {
    'a second slide that is empty': ['sliderImages.1', ''],
    'an unknown field in the story': ['story.pointer5title', 'Five'],
    // The API removes it before it validates.
    'a scratch field': ['newTitleWord', { word: 'a', color: '#fff' }, ['schema']],
    'a description of no picture': ['imageAlts', { '': 'Nothing' }],
    'a description under a name that the store keeps to itself': ['imageAlts', { __name__: 'x' }],
    'a description of a script': ['imageAlts', { 'javascript:alert(1)': 'x' }],
    'a description of a picture with too long an address': [
      'imageAlts',
      { [addressOf(textLimits.altKey + 1)]: 'A picture.' },
    ],
  },
});

const { small } = homeSamples.valid;

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
