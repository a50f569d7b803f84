import { reminder } from '@lamplight/content/paths';
import { reminderMonths } from '@lamplight/content/reminder';
import { type Data, now } from '../asking/encoding.ts';
import type { Person } from '../asking/people.ts';
import { type Case, type Scene, type Write, writing } from '../asking/requests.ts';

const home = reminder('site/home');

/** A write of someone who sets when a page is to be checked again. */
export const reminding = (by: Person, path = home, changes: Data = {}): Write => ({
  set: path,
  data: { months: 6, due: '2027-05-24', by, at: now, ...changes },
});

const saying = (what: string, changes: Data, allowed = false): Case =>
  writing(what, [reminding('editor', home, changes)], allowed, 'editor');

const about = (path: string, allowed: boolean): Case =>
  writing(path, [reminding('editor', path)], allowed, 'editor');

/** Staff say when a page is to be checked again. */
export const reminders: Scene[] = [
  {
    title: 'the date of a reminder',
    cases: [
      ...reminderMonths.map((months) => saying(`in ${months} months`, { months }, true)),
      saying('in other months', { months: 4 }),
      saying('in months in words', { months: '6' }),
      saying('without months', { months: undefined }),
      saying('on no day', { due: 'soon' }),
      saying('at a time of a day', { due: '2027-05-24T00:00' }),
      saying('behind a day', { due: 'by 2027-05-24' }),
      saying('on a day that is no text', { due: 20270524 }),
      saying('without a day', { due: undefined }),
      saying('in the name of a colleague', { by: 'colleague' }),
      saying('in nobody’s name', { by: undefined }),
      saying('at another time', { at: new Date(0) }),
      saying('at no time', { at: undefined }),
      saying('with more', { note: 'x' }),
    ],
  },
  {
    title: 'the pages that may have a reminder',
    cases: [
      about('reminders/site~mission', true),
      about('reminders/pages~one', true),
      about('reminders/site~team', true),
      writing(
        'reminders/site~team by a viewer',
        [reminding('viewer', 'reminders/site~team')],
        false,
        'viewer',
      ),
      about('reminders/site~organisation', false),
      about('reminders/site~unknown', false),
      about('reminders/team~home', false),
      about('reminders/team~team', false),
      about('reminders/team~mission', false),
      about('reminders/pages~team', true),
      about('reminders/site~team~more', false),
      about('reminders/team~one', false),
      about('reminders/site', false),
      about('reminders/pages', false),
      about('reminders/site~home~more', false),
      about('reminders/pages~one~more', false),
    ],
  },
  {
    title: 'changing an existing reminder',
    stored: { [home]: { months: 3, due: '2027-02-24', by: 'colleague', at: new Date(0) } },
    cases: [
      saying('a day', {}, true),
      saying('no day', { due: 'soon' }),
      writing('none any more', [{ delete: home }], true, 'editor'),
      writing('none any more, says a viewer', [{ delete: home }], false, 'viewer'),
    ],
  },
];
