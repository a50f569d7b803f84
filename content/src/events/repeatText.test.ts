// cspell:ignore alle cada martes semanas veces Wochen Dienstag
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../languages.ts';
import { repeatTexts } from '../texts/visitor/repeats.ts';
import { repeatText } from './repeatText.ts';

test.each([
  ['', ''],
  ['nonsense', ''],
  ['FREQ=WEEKLY;BYDAY=TU;COUNT=10', 'every week on Tuesday, 10 times'],
  ['FREQ=DAILY;COUNT=1', 'every day, once'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20271224',
    'every 2 weeks on Monday and Wednesday, until December 24, 2027',
  ],
  ['FREQ=MONTHLY;BYDAY=1TU,-1FR', 'every month on the first Tuesday and the last Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'every month on day 1 and 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'every month on the last day'],
  ['FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU', 'every year on the last Sunday in March and October'],
  ['FREQ=DAILY;BYHOUR=9,18;BYMINUTE=30', 'every day at 9:30 AM and 6:30 PM'],
  ['FREQ=HOURLY;INTERVAL=3', 'every 3 hours'],
])('%s is “%s” in English', (rule, words) => {
  // Node separates AM and PM by a narrow space.
  expect(repeatText(rule, 'en').replaceAll('\u202f', ' ')).toBe(words);
});

test.each([
  ['UNTIL=20270317T220000Z', 'Pacific/Auckland', 'March 18, 2027'],
  ['UNTIL=20280101T045959Z', 'America/New_York', 'December 31, 2027'],
  ['UNTIL=20271231', 'America/New_York', 'December 31, 2027'],
  ['UNTIL=20271231T180000', 'Pacific/Auckland', 'December 31, 2027'],
  ['UNTIL=20271231', 'Nowhere', 'December 31, 2027'],
])('%s in %s ends on %s', (end, zone, day) => {
  expect(repeatText(`FREQ=DAILY;${end}`, 'en', zone)).toBe(`every day, until ${day}`);
});

test.each([
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;BYYEARDAY=100',
  'FREQ=YEARLY;BYDAY=20MO',
  'FREQ=MONTHLY;BYDAY=-2MO',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
  'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
  'FREQ=MONTHLY;BYMONTHDAY=-3',
  'FREQ=MONTHLY;BYMONTHDAY=1,-1',
  'FREQ=DAILY;BYHOUR=9',
  'FREQ=DAILY;BYMINUTE=30',
  'FREQ=DAILY;BYSECOND=30',
  'FREQ=HOURLY;BYHOUR=9;BYMINUTE=30',
])('only the end of %s is described', (rule) => {
  expect(repeatText(`${rule};COUNT=3`, 'en')).toBe('on several dates, 3 times');
});

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  test('every placeholder is filled in', () => {
    const rules = [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=2',
      'FREQ=MONTHLY;INTERVAL=11;BYDAY=1MO,2TU,3WE,4TH,5FR,-1SA;COUNT=11',
      'FREQ=MONTHLY;BYMONTHDAY=1,15;UNTIL=20271224',
      'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=-1;BYHOUR=9;BYMINUTE=0',
      ...Object.keys(repeatTexts.en.every).map((frequency) => `FREQ=${frequency};INTERVAL=5`),
    ];
    for (const rule of rules) expect(repeatText(rule, language)).not.toMatch(/[{}]|undefined/);
  });
});

test.each([
  ['es', 'cada 2 semanas el martes, 10 veces'],
  ['de', 'alle 2 Wochen am Dienstag, 10 Mal'],
  ['hi', 'हर 2 हफ़्ते में मंगलवार को, 10 बार'],
  ['ar', 'كل أسبوعين يوم الثلاثاء، 10 مرات'],
] as const)('describes every second week in %s', (language, words) => {
  expect(repeatText('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=10', language)).toBe(words);
});
