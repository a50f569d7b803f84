import { demoHome } from '@lamplight/content/demo/home';
import { type Home, homeSchema } from '@lamplight/content/home';
import { expect, test } from 'vitest';
import { contrastWithPage, enoughContrast } from '../inputs/contrast.ts';
import { type Advice, adviceTexts, type PageFinding } from './advice.ts';
import { advise } from './advise.ts';

/** What is said of the home page of the demo organisation after a change, with what was found on the page then. */
function adviceOn(change: (home: Home) => void, onPage: PageFinding[], base = demoHome): Advice[] {
  const values = structuredClone(base);
  change(values);
  return advise(
    { schema: homeSchema, base, values },
    {
      ...{ loads: () => true, isThere: () => true, lastDay: () => null, onPage },
      ...{ today: new Date(2026, 10, 21), origin: 'https://lamplight.example' },
    },
  );
}

const found = (rule: PageFinding['rule'], ...fields: string[]): PageFinding => ({ rule, fields });
const at = <Item>(items: Item[], index: number) => items[index] as Item;
const eventOf = (home: Home) => at(home.mainevent, 0);
const picture = eventOf(demoHome).image;
const alt = `imageAlts.${picture}`;

/** The demo with a title that is hard to read. */
const pale = structuredClone(demoHome);
at(pale.story.title, 0).color = '#ffe9a8';

test('what is found is said of the field that was changed, in words of ours', () => {
  const change = (home: Home) => {
    at(home.mainevent, 1).name = 'Open evening';
  };
  const sameName = found('landmark-unique', 'mainevent.0.name', 'mainevent.1.name');
  const place = { at: 'mainevent.1.name', jumpTo: 'mainevent.1.name' };
  expect(adviceOn(change, [sameName])).toEqual([{ ...place, text: adviceTexts.sameName }]);
});

test('a picture that says what stands beside it leads to what is said of it', () => {
  const twice = [found('image-redundant-alt', 'mainevent.0.image')];
  const text = adviceTexts.sameAsBeside;
  const said = [{ at: 'mainevent.0.image', jumpTo: alt, text }];
  const describe = (home: Home) => {
    home.imageAlts[picture] = 'Open evening';
  };
  const empty = (home: Home) => {
    eventOf(home).description = '';
  };
  expect(adviceOn(describe, twice)).toEqual(said);
  expect(adviceOn(empty, twice)).toEqual(said);
});

test('what was there before, stands elsewhere or has gone meanwhile is not mentioned', () => {
  const change = (home: Home) => {
    home.story.button = 'Come in';
    home.mainevent.length = 2;
  };
  const findings = [
    found('image-alt', 'events.0.imageUrl'),
    found('link-name', 'mainevent.2.name'),
    found('link-name'),
  ];
  expect(adviceOn(change, findings)).toEqual([]);
});

test('a colour that was pale is mentioned with a word that is typed, and a shade to take instead', () => {
  const change = (home: Home) => {
    at(home.story.title, 0).word = 'Two';
  };
  const onWord = [found('color-contrast', 'story.title.0.word')];
  const [advice, ...others] = adviceOn(change, onWord, pale);
  expect(others).toEqual([]);
  const path = 'story.title.0.color';
  expect(advice).toMatchObject({ at: path, jumpTo: path, instead: expect.any(String) });
  const contrast = Number(contrastWithPage(advice?.instead ?? ''));
  expect(contrast).toBeGreaterThanOrEqual(enoughContrast);
  // The nearest: half a per cent lighter would not do.
  expect(contrast).toBeLessThan(enoughContrast + 0.2);
  expect(adviceOn(change, onWord)).toEqual([]);
});

test('of what has no colour of its own, contrast is not mentioned', () => {
  const change = (home: Home) => {
    home.story.button = 'Come in';
  };
  expect(adviceOn(change, [found('color-contrast', 'story.button')])).toEqual([]);
});

test('what was noticed already is not said again, nor one thing twice', () => {
  const repaint = (home: Home) => {
    at(home.story.title, 0).color = '#ffe9a8';
  };
  expect(adviceOn(repaint, [found('color-contrast', 'story.title.0.word')])).toHaveLength(1);
  const forget = (home: Home) => {
    delete home.imageAlts[picture];
  };
  const withoutAlt = [found('image-alt', 'mainevent.0.image')];
  expect(adviceOn(forget, withoutAlt)).toEqual(adviceOn(forget, []));
  const clear = (home: Home) => {
    eventOf(home).name = 'Evening';
  };
  const twice = found('link-name', 'mainevent.0.name');
  expect(adviceOn(clear, [twice, twice])).toHaveLength(1);
});
