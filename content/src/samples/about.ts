import { type About, aboutSchema } from '../about.ts';
import { listLimits, textLimits } from '../limits.ts';
import { emptyValue } from '../readable.ts';
import { addressOf, type Samples, textOf, times, wrong } from './sample.ts';

const empty = emptyValue(aboutSchema);

const aboutPart = {
  title1: 'A lamp',
  title2: 'A table',
  description1: 'Since 2011.',
  description2: 'In nine neighbourhoods.',
  story: 'It began in a back room.\n\nIt went on — with soup.',
  image: { url: '/demo/slide-reading-circle.1600w.webp', width: '100%', height: '33.5%' },
};

const missionPart = {
  titlemission1: 'Nobody learns alone',
  titlemission2: 'How we know',
  mission: {
    missiondescription1: 'One hour a week.',
    missiondescription2: 'We count.',
    missionurl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
};

const supportPart = {
  donate: { title: 'Donate', point1: 'Books', point2: 'Rooms', point3: 'Soup' },
  volunteer: {
    title: 'Volunteer',
    point1: 'Listen',
    point2: 'Read',
    point3: 'Cook',
    point4: 'Ask',
  },
};

const small: About = {
  ...aboutPart,
  ...missionPart,
  ...supportPart,
  imageAlts: { '/demo/slide-reading-circle.1600w.webp': 'Somebody reads aloud.' },
};

const longLine = textOf(textLimits.line);
const longText = textOf(textLimits.paragraph);

/** Every text as long as it may be, and as many descriptions of pictures as there may be. */
const largest: About = {
  title1: longLine,
  title2: longLine,
  description1: longText,
  description2: longText,
  story: textOf(textLimits.story),
  image: { url: addressOf(textLimits.url), width: '33.33%', height: '100%' },
  titlemission1: longLine,
  titlemission2: longLine,
  mission: {
    missiondescription1: longText,
    missiondescription2: longText,
    missionurl: `https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=${'x'.repeat(textLimits.url - 49)}`,
  },
  donate: { title: longLine, point1: longLine, point2: longLine, point3: longLine },
  volunteer: {
    title: longLine,
    point1: longLine,
    point2: longLine,
    point3: longLine,
    point4: longLine,
  },
  imageAlts: Object.fromEntries(
    times(listLimits.aboutImageAlts, (index) => [
      addressOf(textLimits.altKey - 3) + (100 + index),
      longLine,
    ]),
  ),
};

export const aboutSamples: Samples<About> = {
  valid: {
    small,
    largest,
    empty,
    'the part About alone': { ...empty, ...aboutPart },
    'the part Mission alone': { ...empty, ...missionPart },
    'the part Support alone': { ...empty, ...supportPart },
    'a mission film on the other site': {
      ...empty,
      ...missionPart,
      mission: { ...missionPart.mission, missionurl: 'https://vimeo.com/76979871' },
    },
  },
  invalid: {
    // The API keeps the stored value of a top-level key that is not sent.
    'no title': wrong(small, 'title1', undefined, ['schema']),
    'no mission': wrong(small, 'mission', undefined, ['schema']),
    'a part About without its story': wrong(small, 'story', ''),
    'a part About whose story is spaces': wrong(small, 'story', '  \n '),
    'a part About without a width': wrong(small, 'image.width', ''),
    'a part Mission without its video': wrong(small, 'mission.missionurl', ''),
    'a part Mission without its second title': wrong(small, 'titlemission2', ''),
    'a part Support without a donate point': wrong(small, 'donate.point3', ''),
    'a part Support without the fourth volunteer point': wrong(small, 'volunteer.point4', ''),
    'a title that is a number': wrong(small, 'title1', 7),
    'a title with a line break': wrong(small, 'title2', 'A\ntable'),
    'a title that is too long': wrong(small, 'title1', `${longLine}.`),
    'a description that is too long': wrong(small, 'description1', `${longText}.`),
    'a description with a control character': wrong(small, 'description2', 'Ring\u0007'),
    'a story that is too long': wrong(small, 'story', textOf(textLimits.story + 1)),
    'a story as a list': wrong(small, 'story', ['It began.']),
    'an image that is an address': wrong(small, 'image', '/demo/a.webp'),
    'an image without a url': wrong(small, 'image.url', undefined),
    'a script as the image': wrong(small, 'image.url', 'javascript:alert(1)'),
    'an image on another host in disguise': wrong(small, 'image.url', '//evil.example/a.png'),
    'a width above 100%': wrong(small, 'image.width', '101%'),
    'a height in pixels': wrong(small, 'image.height', '80px'),
    'an unknown field in the image': wrong(small, 'image.onerror', 'alert(1)'),
    'a mission without a description': wrong(small, 'mission.missiondescription1', undefined),
    'a mission video elsewhere': wrong(
      small,
      'mission.missionurl',
      'https://evil.example/watch?v=aqz-KE-bpKQ',
    ),
    'a script as the mission video': wrong(
      small,
      'mission.missionurl',
      'javascript://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ),
    'a mission as a list': wrong(small, 'mission', []),
    'a fourth donate point': wrong(small, 'donate.point4', 'More'),
    'a donate point that is too long': wrong(small, 'donate.point1', `${longLine}.`),
    'a volunteer point that is a map': wrong(small, 'volunteer.point2', { a: 1 }),
    'no volunteer title': wrong(small, 'volunteer.title', undefined),
    'a description of a script': wrong(small, 'imageAlts', { 'javascript:alert(1)': 'x' }),
    'a description of a picture that is a number': wrong(small, 'imageAlts', { '/demo/a.webp': 3 }),
    'a description of a picture with too long an address': wrong(small, 'imageAlts', {
      [addressOf(textLimits.altKey + 1)]: 'A picture.',
    }),
    'too many descriptions of pictures': wrong(
      small,
      'imageAlts',
      Object.fromEntries(
        times(listLimits.aboutImageAlts + 1, (index) => [`/demo/${index}.webp`, 'A lamp']),
      ),
    ),
    'an unknown field': wrong(small, 'admin', true),
  },
};
