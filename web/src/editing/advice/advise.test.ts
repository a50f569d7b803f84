import { aboutSchema } from '@lamplight/content/about';
import { workPageSchema } from '@lamplight/content/captionedPage';
import { contactSchema } from '@lamplight/content/contact';
import { demoHome } from '@lamplight/content/demo/home';
import { list } from '@lamplight/content/fields';
import { fieldsOf } from '@lamplight/content/fieldsOf';
import { type Home, homeSchema } from '@lamplight/content/home';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { emptyValue } from '@lamplight/content/readable';
import { homeSamples } from '@lamplight/content/samples/home';
import { testimonialSchema } from '@lamplight/content/testimonial';
import { messages } from '@lamplight/content/texts/messages';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import * as z from '@lamplight/content/zod';
import { strict } from 'chrono-node/en';
import { describe, expect, test } from 'vitest';
import type { Advice, Known } from './advice.ts';
import { advise } from './advise.ts';
import { lastDayIn } from './lastDay.ts';

const today = new Date(2026, 10, 21, 9);
const known: Known = {
  loads: (url) => url !== '' && !url.includes('broken'),
  isThere: (address) => !/missing|abuot/.test(address),
  isFile: (id) => id !== 'gone',
  lastDay: (text) => lastDayIn(text, strict, today),
  onPage: [],
  today,
  origin: 'https://lamplight.example',
};

/** The advice about the home page of the demo organisation after a change. */
function adviceOn(change: (home: Home) => void, facts = known, base = demoHome): Advice[] {
  const values = structuredClone(base);
  change(values);
  return advise({ schema: homeSchema, base, values }, facts);
}

/** Advice that is followed in the field that it is about. */
const said = (at: string, text: string): Advice => ({ at, jumpTo: at, text });

const firstEvent = ({ mainevent: [event] }: Home) => event as Home['mainevent'][number];
const firstInitiative = ({ events: [event] }: Home) => event as Home['events'][number];
const newPicture = '/demo/portrait-07.600w.webp';
const noAlt = (at: string, url: string) => [
  { at, jumpTo: `imageAlts.${url}`, text: adviceTexts.noAlt },
];

/** A home page in which something is wrong everywhere. */
const badHome: Home = {
  ...demoHome,
  sliderImages: ['/broken.webp', ...demoHome.sliderImages],
  story: { ...demoHome.story, title: [{ word: 'pale', color: '#fff' }, ...demoHome.story.title] },
  mainevent: [
    { ...firstEvent(demoHome), description: 'It was on 3 March 2026.' },
    ...demoHome.mainevent,
  ],
  video: { ...demoHome.video, url: 'https://example.org/film' },
  imageAlts: {},
};

test('mentions a text left as in the example once', () => {
  const schema = contactSchema.pick({ mail: true });
  const example = { mail: 'hello@lamplight.example' };
  const on = (mail: string) =>
    advise({ schema, base: { mail: '' }, values: { mail }, example }, known);
  expect(on(example.mail)).toEqual([said('mail', adviceTexts.stillExample(0))]);
  expect(on('ruth@lantern.example')).toEqual([]);
  const whole = { schema: homeSchema, base: emptyValue(homeSchema), values: demoHome };
  const [first, ...others] = advise({ ...whole, example: demoHome }, known).filter(({ text }) =>
    /example texts?/.test(text),
  );
  expect(first?.text).toMatch(/^This and \d\d+ more are still example/);
  expect(others).toEqual([]);
});

test('mentions neither unchanged nor empty fields', () => {
  expect(adviceOn(() => {}, known, badHome)).toEqual([]);
  const change = (home: Home) => {
    home.sliderImages.push('');
    home.events.push({ ...firstInitiative(home), imageUrl: '', videoUrl: '' });
  };
  expect(adviceOn(change)).toEqual([]);
});

describe('a picture', () => {
  const change =
    (url: string, alt: string | null = 'A lamp.') =>
    (home: Home) => {
      firstInitiative(home).imageUrl = url;
      if (alt !== null) home.imageAlts[withoutFocus(url)] = alt;
    };

  test.each([
    ['/broken.webp', adviceTexts.brokenPicture],
    ['javascript:alert(1)', adviceTexts.brokenPicture],
    [newPicture, null],
  ])('is mentioned if it does not load: %s', (url, text) => {
    expect(adviceOn(change(url))).toEqual(text ? [said('events.0.imageUrl', text)] : []);
  });

  test('on another site is mentioned, described or not', () => {
    const url = 'https://pictures.example/lamp.jpg';
    const others = said('events.0.imageUrl', adviceTexts.otherHost);
    expect(adviceOn(change(url))).toEqual([others]);
    expect(adviceOn(change(url, null))).toEqual([others, ...noAlt('events.0.imageUrl', url)]);
    const broken = [said('events.0.imageUrl', adviceTexts.brokenPicture)];
    expect(adviceOn(change(url), { ...known, loads: () => false })).toEqual(broken);
  });

  test('is not mentioned before it is known whether it loads', () => {
    expect(adviceOn(change('/broken.webp'), { ...known, loads: () => undefined })).toEqual([]);
  });

  test('without a description is mentioned once, however often it is used', () => {
    const twice = (home: Home) => {
      home.sliderImages.push(newPicture);
      change(newPicture, null)(home);
    };
    const place = demoHome.sliderImages.length;
    expect(adviceOn(twice)).toEqual(noAlt(`sliderImages.${place}`, newPicture));
  });

  test('needs no description before it loads', () => {
    expect(adviceOn(change('/broken.webp', null))).toHaveLength(1);
  });

  test('whose description was removed is mentioned', () => {
    const [url = ''] = demoHome.sliderImages;
    const remove = (home: Home) => {
      delete home.imageAlts[url];
    };
    expect(adviceOn(remove)).toEqual(noAlt('sliderImages.0', url));
  });

  test('that is decorative or has just a new focal point needs no more description', () => {
    expect(adviceOn(change(newPicture, ''))).toEqual([]);
    expect(adviceOn(change(`${newPicture}#focus=1,2`))).toEqual([]);
    expect(adviceOn(change(`${newPicture}#focus=1,2`, null))).toEqual(
      noAlt('events.0.imageUrl', newPicture),
    );
  });

  test('in one of several items is described next to it', () => {
    const schema = z.object({
      items: list(testimonialSchema, { label: 'Items', item: 'testimonial', limit: 9 }),
    });
    const item = { name: 'A', position: 'B', image: newPicture, feedback: 'C', imageAlts: {} };
    const other = { ...item, name: 'Z' };
    const base = { items: [{ ...item, image: '' }, other] };
    expect(advise({ schema, base, values: { items: [item, other] } }, known)).toEqual([
      {
        at: 'items.0.image',
        jumpTo: `items.0.imageAlts.${newPicture}`,
        text: adviceTexts.noAlt,
      },
    ]);
  });

  test('that was removed needs no description', () => {
    const [url = ''] = demoHome.sliderImages;
    const remove = (home: Home) => {
      home.sliderImages.shift();
      delete home.imageAlts[url];
    };
    expect(adviceOn(remove)).toEqual([]);
  });

  test('with an address too long for a description needs none', () => {
    expect(adviceOn(change(`/demo/${'a'.repeat(1_500)}.webp`, null))).toEqual([]);
  });

  test('needs a description only in forms that have them', () => {
    const base = { images: [{ url: '/a.webp', caption: 'A' }] };
    const captioned = { images: [{ url: newPicture, caption: 'A' }] };
    expect(advise({ schema: workPageSchema, base, values: captioned }, known)).toEqual([]);
    const about = { image: { url: '/a.webp' }, imageAlts: {} };
    const values = { ...about, image: { url: newPicture } };
    expect(advise({ schema: aboutSchema, base: about, values }, known)).toEqual(
      noAlt('image.url', newPicture),
    );
  });
});

test.each([
  ['https://example.org/film', messages.noVideo.otherSite],
  ['https://vimeo.com/showcase/1234567', messages.noVideo.showcase],
  ['https://vimeo.com/76979871', null],
  ['vimeo.com/76979871', null],
  ['', null],
])('a video link: %s', (url, text) => {
  const change = (home: Home) => {
    Object.assign(firstInitiative(home), { videoUrl: url, videoTranscript: 'Come in.' });
  };
  expect(adviceOn(change)).toEqual(text ? [said('events.0.videoUrl', text)] : []);
});

test('mentions a video without a transcript', () => {
  const change = (home: Home) => {
    Object.assign(firstInitiative(home), { videoUrl: 'https://vimeo.com/76979871' });
    home.video.url = 'https://vimeo.com/76979871';
  };
  const jumpTo = 'events.0.videoTranscript';
  expect(adviceOn(change)).toEqual([
    { at: 'events.0.videoUrl', jumpTo, text: adviceTexts.noTranscript },
  ]);
});

test.each([
  ['#ffe9a8', [{ text: adviceTexts.lowContrast('1.1:1', 4.5), instead: '#837338' }]],
  ['#FFF', [{ text: adviceTexts.lowContrast('1.0:1', 4.5), instead: '#737373' }]],
  ['#662d91', []],
  ['purple', []],
])('the colour of a title word: %s', (colour, advice) => {
  const change = (home: Home) => {
    home.story.title.push({ word: 'new', color: colour });
  };
  const at = `story.title.${demoHome.story.title.length}.color`;
  expect(adviceOn(change)).toEqual(advice.map((each) => ({ at, jumpTo: at, ...each })));
});

test.each([
  ['linkedin', '/abuot', adviceTexts.noPage('/abuot')],
  ['linkedin', '/about', null],
  ['number', '555 0100 or 555 0101', adviceTexts.severalNumbers('55501005550101')],
  ['number', '555 0100', null],
])('the contact field %s: %s', (field, value, text) => {
  const change = { base: { [field]: '' }, values: { [field]: value } };
  expect(advise({ schema: contactSchema, ...change }, known)).toEqual(
    text ? [said(field, text)] : [],
  );
});

describe('an event', () => {
  const describe = (description: string) => (home: Home) => {
    firstEvent(home).description = description;
  };
  const past = said('mainevent.0.description', adviceTexts.past('3 March 2026'));

  test('in the past is mentioned', () => {
    expect(adviceOn(describe('This event was on 3 March 2026.'))).toEqual([past]);
    expect(adviceOn(describe('Come on 3 March 2027.'))).toEqual([]);
  });

  test('is not past while any of its texts names a future day', () => {
    expect(adviceOn(describe('3 March 2026, and again on 3 March 2027.'))).toEqual([]);
    const both = (home: Home) => {
      describe('The last one was on 3 March 2026.')(home);
      firstEvent(home).form = '4 May 2027, in person';
    };
    expect(adviceOn(both)).toEqual([]);
    const facts = {
      ...known,
      lastDay: (text: string) => (text.includes('May') ? undefined : known.lastDay(text)),
    };
    expect(adviceOn(both, facts)).toEqual([]);
  });

  test('today is not past', () => {
    expect(adviceOn(describe('On 21 November 2026.'))).toEqual([]);
    expect(adviceOn(describe('On 20 November 2026.'))).toHaveLength(1);
  });

  test('that has not changed is not read', () => {
    const read: string[] = [];
    const lastDay = (text: string) => {
      read.push(text);
      return null;
    };
    adviceOn(describe('Come at six.'), { ...known, lastDay });
    const { name, form } = firstEvent(demoHome);
    expect(new Set(read)).toEqual(new Set([name, form, 'Come at six.']));
  });

  test('counts whether it is shown or kept for later, but an initiative does not', () => {
    const change = (home: Home) => {
      home.upcomingEvent.name = 'Party on 3 March 2026';
      firstInitiative(home).description = 'Began on 3 March 2026';
    };
    expect(adviceOn(change)).toEqual([said('upcomingEvent.name', past.text)]);
  });
});

test('a fully changed largest home page needs only a few checks', () => {
  const { largest } = homeSamples.valid;
  let calls = 0;
  const counted = <Args extends unknown[], T>(ask: (...args: Args) => T) => {
    return (...args: Args): T => {
      calls += 1;
      return ask(...args);
    };
  };
  const facts = { ...known, loads: counted(known.loads), lastDay: counted(known.lastDay) };
  const advice = advise({ schema: homeSchema, base: demoHome, values: largest }, facts);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThan(2 * fieldsOf(homeSchema, largest).length);
  // Its pictures have the longest addresses that there are, which lead elsewhere.
  expect(advice.filter(({ text }) => text !== adviceTexts.otherHost)).toEqual([]);
});
