import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { eventSamples } from '../samples/event.ts';
import { isWellFormed } from '../wellFormed.ts';
import { calendarFile, type StoredEvent } from './calendarFile.ts';
import { occurrences } from './occurrences.ts';

const now = Date.parse('2027-03-01T12:00Z');
const calendar = {
  name: 'What’s on',
  host: 'lamplight.example',
  addressOf: ({ id }: StoredEvent) => `https://lamplight.example/events/${id}`,
  now,
};

const change = { begin: '', end: '', place: '', cancelled: false, note: '' };

const classes: StoredEvent = {
  ...eventSamples.valid.small,
  id: 'classes',
  version: 7,
  updatedAt: Date.parse('2027-02-03T04:05:06Z'),
  description: 'Bring a friend; or two,\nand a \\ pen.',
};

const events: StoredEvent[] = [
  {
    ...classes,
    repeats: 'FREQ=WEEKLY;BYDAY=WE,FR;UNTIL=20271231',
    exceptions: ['2027-03-17', '2027-11-05'],
    changes: [
      { ...change, date: '2027-03-24', begin: '2027-03-25T19:30', end: '2027-03-25T22:00' },
      { ...change, date: '2027-11-10', cancelled: true, note: 'Holiday' },
      { ...change, date: '2027-04-02', place: 'Library, room 2' },
    ],
  },
  { ...classes, id: 'berlin', timeZone: 'Europe/Berlin', repeats: 'FREQ=MONTHLY;BYDAY=-1SU' },
  { ...classes, id: 'night', timeZone: 'Australia/Lord_Howe', repeats: 'FREQ=DAILY;INTERVAL=9' },
  { ...classes, id: 'kathmandu', timeZone: 'Asia/Kathmandu', repeats: '', exceptions: [] },
  {
    ...classes,
    id: 'school',
    allDay: true,
    begin: '2027-08-02',
    end: '2027-08-06',
    repeats: 'FREQ=YEARLY;UNTIL=20300901',
    exceptions: ['2028-08-02'],
    changes: [{ ...change, date: '2029-08-02', begin: '2029-08-06', end: '2029-08-10' }],
  },
  // It doesn't begin with a date of its rule.
  {
    ...classes,
    id: 'unaligned',
    begin: '2027-03-08T18:00',
    end: '2027-03-08T20:00',
    repeats: 'FREQ=WEEKLY;BYDAY=TH;COUNT=4',
  },
];

interface Found {
  begin: string;
  moments: [number, number];
}

/** The dates of an event as ical.js finds them in a file, some years long. */
function read(file: string, uid: string): Found[] {
  const root = new ICAL.Component(ICAL.parse(file));
  for (const zone of root.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  const all = root
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .filter((each) => each.uid === `${uid}@lamplight.example`);
  const series = all.find((each) => !each.isRecurrenceException());
  if (!series) return [];
  for (const each of all) if (each.isRecurrenceException()) series.relateException(each);
  const dates: Found[] = [];
  const iterator = series.iterator();
  const last = Date.parse('2030-12-31T00:00Z');
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { item, startDate, endDate } = series.getOccurrenceDetails(next);
    const moments: [number, number] = [startDate.toUnixTime() * 1000, endDate.toUnixTime() * 1000];
    if (moments[0] > last) break;
    if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue;
    dates.push({ begin: startDate.toString().slice(0, 16), moments });
  }
  ICAL.TimezoneService.reset();
  return dates.toSorted((a, b) => a.moments[0] - b.moments[0]);
}

const file = calendarFile(events, calendar);

test.each(events)('another program reads the same dates of $id from the calendar file', (event) => {
  const ours = occurrences(event, 0, Date.parse('2030-12-31T00:00Z'), 10_000)
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ begin, beginsAt, endsAt }) => ({ begin, moments: [beginsAt, endsAt] }));
  const theirs = read(file, event.id);
  expect(ours.length).toBeGreaterThan(0);
  if (event.allDay) {
    // Dates have no zone there.
    expect(theirs.map(({ begin }) => begin)).toEqual(ours.map(({ begin }) => begin));
  } else {
    expect(theirs).toEqual(ours);
  }
});

test('lines are folded at 75 bytes, with characters left whole', () => {
  const title = `${'שלום 👨‍👩‍👧‍👦 ü '.repeat(8)}!`;
  const text = calendarFile([{ ...classes, title, description: 'x'.repeat(200) }], calendar);
  const lines = text.split('\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.filter((line) => !isWellFormed(line))).toEqual([]);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('text is escaped and read back unchanged', () => {
  const root = new ICAL.Component(ICAL.parse(file));
  const [event] = root.getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('description')).toBe(classes.description);
  const odd = calendarFile([{ ...classes, title: 'A\u0007\nBEGIN:VEVENT' }], calendar);
  expect(odd).toContain('SUMMARY:A BEGIN:VEVENT');
});

test('an event has its version and the time of its last save', () => {
  expect(file).toContain(
    'BEGIN:VEVENT\r\nUID:classes@lamplight.example\r\nDTSTAMP:20270203T040506Z\r\nLAST-MODIFIED:20270203T040506Z\r\nSEQUENCE:7\r\n',
  );
});

test('changes, exceptions and ends are written in the event’s time zone', () => {
  expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE,FR;UNTIL=20280101T045959Z\r\n');
  expect(file).toContain('EXDATE;TZID=America/New_York:20270317T180000\r\n');
  expect(file).toContain('RECURRENCE-ID;TZID=America/New_York:20270324T180000\r\n');
  expect(file).toContain('EXDATE;VALUE=DATE:20280802\r\n');
  expect(file).toContain('UNTIL=20300901\r\n');
});

test('a cancelled or postponed event has that status', () => {
  const of = (status: StoredEvent['status']) =>
    /STATUS:(\w+)/.exec(calendarFile([{ ...classes, status }], calendar))?.[1];
  expect([of('planned'), of('soldOut'), of('cancelled'), of('postponed')]).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
    'TENTATIVE',
  ]);
});

test('a changed event without repeats is written as a single date', () => {
  const single = { ...classes, repeats: '', exceptions: [] };
  const changes = [{ ...change, date: '2027-03-10', place: 'Library' }];
  const text = calendarFile([{ ...single, changes }], calendar);
  expect(text).toContain('LOCATION:Library\r\n');
  expect(text).not.toContain('RECURRENCE-ID');
});

test('an event that ends when it begins has no end', () => {
  const moment = { ...classes, end: classes.begin, repeats: '', exceptions: [], changes: [] };
  const text = calendarFile([moment], calendar);
  expect(text).toContain('DTSTART;TZID=America/New_York:');
  expect(text).not.toContain('DTEND');
});

test('events without dates are left out', () => {
  expect(calendarFile([{ ...classes, begin: '' }], calendar)).not.toContain('VEVENT');
});
