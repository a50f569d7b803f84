import { dateFormat } from '../dateFormat.ts';
import { defaultZone, isTimeZone } from '../instants.ts';
import type { Language } from '../languages.ts';
import { type Counted, repeatTexts } from '../texts/visitor/repeats.ts';
import { localTimeAt } from '../zonedTime.ts';
import { dateIn, wallOf } from './localTimes.ts';
import { endOf, isShort, parseRule, type RecurrenceRule, type RuleDay } from './recurrenceRule.ts';

/**
 * A recurrence rule in words, such as “every week on Tuesday, 10 times”; empty for no rule. For rules with rare parts
 * it only says that there are several dates.
 * @param zone in which the days are that it names
 */
export function repeatText(rule: string, language: Language, zone = defaultZone): string {
  const parsed = parseRule(rule);
  if (!parsed) return '';
  const texts = repeatTexts[language];
  const start = isRegular(parsed) ? regularText(parsed, language) : texts.irregular;
  return [start, ...endTexts(parsed, language, zone)].join(language === 'ar' ? '، ' : ', ');
}

/** Whether all parts of a rule have words. */
function isRegular(rule: RecurrenceRule): boolean {
  const { frequency, days, monthDays, months } = rule;
  const others = [rule.positions, rule.weekNumbers, rule.yearDays, rule.seconds];
  const isNthInYear = frequency === 'YEARLY' && months.length === 0 && days.some(({ nth }) => nth);
  return (
    others.every(({ length }) => length === 0) &&
    rule.minutes.length > 0 === rule.hours.length > 0 &&
    !(isShort(frequency) && rule.hours.length > 0) &&
    !isNthInYear &&
    (days.length === 0 || monthDays.length === 0) &&
    days.every(({ nth = 1 }) => nth >= -1 && nth <= 5) &&
    monthDays.every((day) => day > 0 || (day === -1 && monthDays.length === 1))
  );
}

function regularText(rule: RecurrenceRule, language: Language): string {
  const { frequency, interval, months, monthDays, days, hours, minutes } = rule;
  const texts = repeatTexts[language];
  const joined = (all: string[]) => new Intl.ListFormat(language).format(all);
  const date = (options: Intl.DateTimeFormatOptions, moment: number) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(moment);
  const dayText = ({ weekday, nth }: RuleDay) => {
    // 4 January 1970 was a Sunday.
    const day = date({ weekday: 'long' }, Date.UTC(1970, 0, 4 + weekday));
    const one = nth === undefined ? texts.day : (texts.nth[nth - 1] ?? texts.last);
    return one.replace('{day}', day);
  };
  const datesText = monthDays.includes(-1)
    ? texts.lastDate
    : texts.onDates.replace(
        '{dates}',
        joined(monthDays.map((each) => texts.date.replace('{date}', String(each)))),
      );
  const times = hours.flatMap((hour) =>
    minutes.map((minute) =>
      date({ hour: 'numeric', minute: '2-digit' }, Date.UTC(1970, 0, 1, hour, minute)),
    ),
  );
  return [
    counted(texts.every[frequency], interval, language),
    ...(days.length > 0 ? [texts.onDays.replace('{days}', joined(days.map(dayText)))] : []),
    ...(monthDays.length > 0 ? [datesText] : []),
    ...(months.length > 0
      ? [
          texts.inMonths.replace(
            '{months}',
            joined(months.map((month) => date({ month: 'long' }, Date.UTC(1970, month - 1)))),
          ),
        ]
      : []),
    ...(minutes.length > 0 ? [texts.at.replace('{times}', joined(times))] : []),
  ].join(' ');
}

/** How often it is, or until when. */
function endTexts(rule: RecurrenceRule, language: Language, zone: string): string[] {
  const { count, until } = rule;
  const texts = repeatTexts[language];
  if (count !== undefined) return [counted(texts.count, count, language)];
  if (until === undefined) return [];
  const known = isTimeZone(zone) ? zone : defaultZone;
  const day = wallOf(dateIn(localTimeAt(endOf(rule, known), known)));
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return [texts.until.replace('{date}', date)];
}

const counted = (forms: Counted, number: number, language: Language): string =>
  (forms[new Intl.PluralRules(language).select(number)] ?? forms.other).replace(
    '{number}',
    String(number),
  );
