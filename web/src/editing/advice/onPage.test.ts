import { demoHome } from '@lamplight/content/demo/home';
import { type Home, homeSchema } from '@lamplight/content/home';
import { adviceTexts } from '@lamplight/content/texts/staffArea/advice';
import { expect, test } from 'vitest';
import type { Advice, PageFinding } from './advice.ts';
import { advise } from './advise.ts';

/** The advice about the home page of the demo organisation after a change, with what was found on the page then. */
function adviceOn(change: (home: Home) => void, onPage: PageFinding[]): Advice[] {
  const values = structuredClone(demoHome);
  change(values);
  return advise(
    { schema: homeSchema, base: demoHome, values },
    {
      loads: () => true,
      isThere: () => true,
      isFile: () => true,
      lastDay: () => null,
      onPage,
      today: new Date(2026, 10, 21),
      origin: 'https://lamplight.example',
    },
  );
}

const found = (rule: PageFinding['rule'], ...fields: string[]): PageFinding => ({ rule, fields });
const at = <Item>(items: Item[], index: number) => items[index] as Item;
const eventOf = (home: Home) => at(home.mainevent, 0);
const picture = eventOf(demoHome).image;
const alt = `imageAlts.${picture}`;

test('shows findings at the changed field, in our words', () => {
  const change = (home: Home) => {
    at(home.mainevent, 1).name = 'Open evening';
  };
  const sameName = found('landmark-unique', 'mainevent.0.name', 'mainevent.1.name');
  const place = { at: 'mainevent.1.name', jumpTo: 'mainevent.1.name' };
  expect(adviceOn(change, [sameName])).toEqual([{ ...place, text: adviceTexts.sameName }]);
});

test('a picture that repeats the text next to it leads to its advice', () => {
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

test('does not mention findings that are old, elsewhere or gone', () => {
  const change = (home: Home) => {
    home.story.button = 'Come in';
    home.mainevent.length = 2;
  };
  const findings = [
    found('image-redundant-alt', 'events.0.imageUrl'),
    found('link-name', 'mainevent.2.name'),
    found('link-name'),
  ];
  expect(adviceOn(change, findings)).toEqual([]);
});

test('does not repeat advice already given, nor show the same twice', () => {
  const forget = (home: Home) => {
    delete home.imageAlts[picture];
  };
  const stale = [found('image-redundant-alt', 'mainevent.0.image')];
  expect(adviceOn(forget, stale)).toEqual(adviceOn(forget, []));
  const rename = (home: Home) => {
    eventOf(home).name = 'Evening';
  };
  const sameName = found('landmark-unique', 'mainevent.0.name');
  expect(adviceOn(rename, [sameName, sameName])).toHaveLength(1);
});
