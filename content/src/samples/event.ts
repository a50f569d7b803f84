import { eventSchema } from '../events/event.ts';
import { samplesFor } from './generated.ts';

const change = { begin: '', end: '', place: '', cancelled: false, note: '' };

const classes = {
  begin: '2027-03-10T18:00',
  end: '2027-03-10T20:00',
  timeZone: 'America/New_York',
  allDay: false,
  repeats: 'FREQ=WEEKLY;COUNT=3',
  exceptions: ['2027-03-17'],
  changes: [{ ...change, date: '2027-03-24', note: 'Bring a pen' }],
};

export const eventSamples = samplesFor(eventSchema, {
  given: { title: 'Evening classes', ...classes },
  required: ['title', 'begin', 'end', 'timeZone'],
  valid: {
    'a single date': { repeats: '', exceptions: [], changes: [] },
    'several days': {
      allDay: true,
      begin: '2027-08-02',
      end: '2027-08-13',
      repeats: '',
      changes: [],
    },
    'an event as long as a moment': { end: '2027-03-10T18:00' },
    'times that count for nothing': { allDay: true, begin: '2027-03-10T18:00', end: '2027-03-10' },
    'an evening that clocks show as shorter': {
      timeZone: 'Europe/Berlin',
      begin: '2027-10-31T01:00',
      end: '2027-10-31T01:00',
    },
    'a date that ends later': {
      changes: [{ ...change, date: '2027-03-24', end: '2027-03-24T22:00' }],
    },
    'sign-up by mail': { signUp: 'mailto:classes@lamplight.example' },
  },
  invalid: {
    'a date without a time': ['begin', '2027-03-10'],
    'an end without a time': ['end', '2027-03-10'],
    'an end before the beginning': ['end', '2027-03-10T17:59'],
    'a rule that ends twice': ['repeats', 'FREQ=DAILY;COUNT=3;UNTIL=20270401'],
    'an unknown state': ['status', 'maybe'],
    'a changed date that ends before it begins': [
      'changes',
      [{ ...change, date: '2027-03-24', end: '2027-03-24T17:00' }],
    ],
    'a changed date without a time': [
      'changes',
      [{ ...change, date: '2027-03-24', begin: '2027-03-25' }],
    ],
  },
});
