import { expect, test } from 'vitest';
import { nextOccurrences, occurrences, type Timed } from './occurrences.ts';

const classes: Timed = {
  begin: '2027-03-10T18:00',
  end: '2027-03-10T20:00',
  timeZone: 'America/New_York',
  allDay: false,
  repeats: 'FREQ=WEEKLY',
  exceptions: [],
  changes: [],
  status: 'planned',
};

const change = { begin: '', end: '', place: '', cancelled: false, note: '' };

/** All that there is, as begin and end. */
const spans = (event: Timed, max = 3, now = 0) =>
  nextOccurrences(event, now, max).map(({ begin, end }) => `${begin} ${end}`);

const at = (text: string) => Date.parse(text);

test('an event keeps its local time when clocks change', () => {
  const dates = nextOccurrences(classes, 0, 2);
  expect(dates).toEqual([
    {
      original: '2027-03-10T18:00',
      begin: '2027-03-10T18:00',
      end: '2027-03-10T20:00',
      beginsAt: at('2027-03-10T23:00Z'),
      endsAt: at('2027-03-11T01:00Z'),
      isChanged: false,
      isCancelled: false,
      place: '',
      note: '',
    },
    {
      original: '2027-03-17T18:00',
      begin: '2027-03-17T18:00',
      end: '2027-03-17T20:00',
      beginsAt: at('2027-03-17T22:00Z'),
      endsAt: at('2027-03-18T00:00Z'),
      isChanged: false,
      isCancelled: false,
      place: '',
      note: '',
    },
  ]);
});

test('a skipped time moves later, and each date keeps its duration', () => {
  const night = {
    ...classes,
    begin: '2027-03-13T02:30',
    end: '2027-03-13T04:00',
    repeats: 'FREQ=DAILY',
  };
  expect(spans(night)).toEqual([
    '2027-03-13T02:30 2027-03-13T04:00',
    '2027-03-14T03:30 2027-03-14T05:00',
    '2027-03-15T02:30 2027-03-15T04:00',
  ]);
});

test('a date that was made longer goes on until its own end', () => {
  const camp = {
    ...classes,
    changes: [{ ...change, date: '2027-03-17', end: '2027-03-20T14:00' }],
  };
  expect(spans(camp, 2, at('2027-03-20T12:00Z'))).toEqual([
    '2027-03-17T18:00 2027-03-20T14:00',
    '2027-03-24T18:00 2027-03-24T20:00',
  ]);
});

test('a single event has one date, until it is over', () => {
  const single = { ...classes, repeats: '' };
  expect(spans(single)).toEqual(['2027-03-10T18:00 2027-03-10T20:00']);
  expect(spans(single, 3, at('2027-03-11T00:59Z'))).toHaveLength(1);
  expect(spans(single, 3, at('2027-03-11T01:00Z'))).toEqual([]);
  expect(occurrences(single, 0, at('2027-03-10T23:00Z'), 3)).toEqual([]);
  expect(occurrences(single, 0, at('2027-03-10T23:01Z'), 3)).toHaveLength(1);
});

test('an event without duration occurs at its moment', () => {
  const moment = { ...classes, end: classes.begin, repeats: '' };
  expect(spans(moment, 1, at('2027-03-10T23:00Z'))).toHaveLength(1);
  expect(spans(moment, 1, at('2027-03-10T23:00:01Z'))).toHaveLength(0);
});

test('an all-day event ignores stored times', () => {
  const school = { ...classes, allDay: true, begin: '2027-08-02T09:00', end: '2027-08-06T12:00' };
  const [first] = nextOccurrences(school, at('2027-08-07T03:59Z'), 1);
  expect(first).toMatchObject({
    original: '2027-08-02',
    begin: '2027-08-02',
    end: '2027-08-06',
    beginsAt: at('2027-08-02T04:00Z'),
    endsAt: at('2027-08-07T04:00Z'),
  });
  expect(spans(school, 1, at('2027-08-07T04:00Z'))).toEqual(['2027-08-09 2027-08-13']);
});

test('dates end with the rule', () => {
  expect(spans({ ...classes, repeats: 'FREQ=WEEKLY;COUNT=2' })).toHaveLength(2);
  // Six in the evening in New York, from 14 March on.
  expect(spans({ ...classes, repeats: 'FREQ=WEEKLY;UNTIL=20270317T220000Z' })).toHaveLength(2);
  expect(spans({ ...classes, repeats: 'FREQ=WEEKLY;UNTIL=20270317T215959Z' })).toHaveLength(1);
});

test('exceptions by day or time are skipped', () => {
  const twice = { ...classes, repeats: 'FREQ=DAILY;BYHOUR=9,18' };
  const exceptions = ['2027-03-11', '2027-03-12T09:00'];
  expect(nextOccurrences({ ...twice, exceptions }, 0, 3).map(({ begin }) => begin)).toEqual([
    '2027-03-10T18:00',
    '2027-03-12T18:00',
    '2027-03-13T09:00',
  ]);
  expect(spans({ ...classes, allDay: true, exceptions: ['2027-03-17T18:00'] }, 2)).toEqual([
    '2027-03-10 2027-03-10',
    '2027-03-24 2027-03-24',
  ]);
});

test('single dates can be moved, cancelled or held elsewhere', () => {
  const changes = [
    { ...change, date: '2027-03-17', begin: '2027-03-18T19:00' },
    { ...change, date: '2027-03-24', end: '2027-03-24T21:30', place: 'Library' },
    { ...change, date: '2027-03-31', cancelled: true, note: 'Holiday' },
  ];
  const dates = nextOccurrences({ ...classes, changes }, 0, 5);
  expect(dates.map(({ begin, end }) => `${begin} ${end}`)).toEqual([
    '2027-03-10T18:00 2027-03-10T20:00',
    '2027-03-18T19:00 2027-03-18T21:00',
    '2027-03-24T18:00 2027-03-24T21:30',
    '2027-03-31T18:00 2027-03-31T20:00',
    '2027-04-07T18:00 2027-04-07T20:00',
  ]);
  expect(dates.map(({ isChanged }) => isChanged)).toEqual([false, true, true, true, false]);
  expect(dates[1]).toMatchObject({ original: '2027-03-17T18:00', isCancelled: false });
  expect(dates[2]).toMatchObject({ place: 'Library' });
  expect(dates[3]).toMatchObject({ isCancelled: true, note: 'Holiday' });
});

test('moved dates are found at their new time, however far away', () => {
  const changes = [
    { ...change, date: '2027-03-17', begin: '2028-01-12T18:00' },
    { ...change, date: '2027-12-29', begin: '2027-03-11T18:00' },
  ];
  const event = { ...classes, changes };
  expect(spans(event, 2)).toEqual([
    '2027-03-10T18:00 2027-03-10T20:00',
    '2027-03-11T18:00 2027-03-11T20:00',
  ]);
  const winter = occurrences(event, at('2028-01-10'), at('2028-01-14'), 10);
  expect(winter.map(({ original }) => original)).toEqual(['2028-01-12T18:00', '2027-03-17T18:00']);
  expect(occurrences(event, at('2027-03-16'), at('2027-03-19'), 10)).toEqual([]);
});

test('a change to a date outside the rule is ignored', () => {
  const changes = [{ ...change, date: '2027-03-18', begin: '2027-03-19T18:00' }];
  expect(spans({ ...classes, changes }, 2)).toEqual(spans(classes, 2));
});

test('cancelling an event cancels each date', () => {
  const dates = nextOccurrences({ ...classes, status: 'cancelled' }, 0, 2);
  expect(dates.map(({ isCancelled, isChanged }) => [isCancelled, isChanged])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('an incomplete event has no dates', () => {
  expect(spans({ ...classes, begin: '' })).toEqual([]);
  expect(spans({ ...classes, end: '' })).toEqual([]);
  expect(spans({ ...classes, allDay: true, begin: '' })).toEqual([]);
  expect(spans({ ...classes, allDay: true, end: '' })).toEqual([]);
  expect(spans({ ...classes, timeZone: '' })).toEqual([]);
  expect(spans({ ...classes, exceptions: [''] }, 1)).toHaveLength(1);
});

test('very frequent rules are fast', () => {
  const started = performance.now();
  const changes = Array.from({ length: 70 }, (_, index) => ({
    ...change,
    date: `20${index + 28}-02-28`,
    begin: `20${99 - index}-03-01T18:00`,
  }));
  expect(spans({ ...classes, repeats: 'FREQ=SECONDLY', changes }, 50).length).toBeGreaterThan(0);
  expect(spans({ ...classes, repeats: 'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30', changes })).toEqual(
    [],
  );
  expect(performance.now() - started).toBeLessThan(2_000);
});
