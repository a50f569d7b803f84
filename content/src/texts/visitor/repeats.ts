import type { Language } from '../../languages.ts';

/**
 * How recurrence rules are put into words. Only the server and the staff area load this, so it's no part of the tables of
 * each language. Words in braces are placeholders.
 */
interface RepeatTexts {
  every: Record<
    'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY',
    Counted
  >;
  /** On days of the week. */
  onDays: string;
  day: string;
  /** On days of the month, and on its last day. */
  onDates: string;
  date: string;
  lastDate: string;
  /** The first to fifth day of its kind in the month, and the last one. */
  nth: readonly [string, string, string, string, string];
  last: string;
  inMonths: string;
  at: string;
  /** So many times, by their plural form. */
  count: Counted;
  until: string;
  /** For a rule that has no words here. */
  irregular: string;
}

/** By plural form. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const en: RepeatTexts = {
  every: {
    YEARLY: { one: 'every year', other: 'every {number} years' },
    MONTHLY: { one: 'every month', other: 'every {number} months' },
    WEEKLY: { one: 'every week', other: 'every {number} weeks' },
    DAILY: { one: 'every day', other: 'every {number} days' },
    HOURLY: { one: 'every hour', other: 'every {number} hours' },
    MINUTELY: { one: 'every minute', other: 'every {number} minutes' },
    SECONDLY: { one: 'every second', other: 'every {number} seconds' },
  },
  onDays: 'on {days}',
  day: '{day}',
  onDates: 'on day {dates}',
  date: '{date}',
  lastDate: 'on the last day',
  nth: [
    'the first {day}',
    'the second {day}',
    'the third {day}',
    'the fourth {day}',
    'the fifth {day}',
  ],
  last: 'the last {day}',
  inMonths: 'in {months}',
  at: 'at {times}',
  count: { one: 'once', other: '{number} times' },
  until: 'until {date}',
  irregular: 'on several dates',
};

const es: RepeatTexts = {
  every: {
    YEARLY: { one: 'cada año', other: 'cada {number} años' },
    MONTHLY: { one: 'cada mes', other: 'cada {number} meses' },
    WEEKLY: { one: 'cada semana', other: 'cada {number} semanas' },
    DAILY: { one: 'cada día', other: 'cada {number} días' },
    HOURLY: { one: 'cada hora', other: 'cada {number} horas' },
    MINUTELY: { one: 'cada minuto', other: 'cada {number} minutos' },
    SECONDLY: { one: 'cada segundo', other: 'cada {number} segundos' },
  },
  onDays: 'el {days}',
  day: '{day}',
  onDates: 'el día {dates}',
  date: '{date}',
  lastDate: 'el último día',
  nth: ['primer {day}', 'segundo {day}', 'tercer {day}', 'cuarto {day}', 'quinto {day}'],
  last: 'último {day}',
  inMonths: 'en {months}',
  at: 'a las {times}',
  count: { one: 'una vez', other: '{number} veces' },
  until: 'hasta el {date}',
  irregular: 'en varias fechas',
};

const de: RepeatTexts = {
  every: {
    YEARLY: { one: 'jedes Jahr', other: 'alle {number} Jahre' },
    MONTHLY: { one: 'jeden Monat', other: 'alle {number} Monate' },
    WEEKLY: { one: 'jede Woche', other: 'alle {number} Wochen' },
    DAILY: { one: 'jeden Tag', other: 'alle {number} Tage' },
    HOURLY: { one: 'jede Stunde', other: 'alle {number} Stunden' },
    MINUTELY: { one: 'jede Minute', other: 'alle {number} Minuten' },
    SECONDLY: { one: 'jede Sekunde', other: 'alle {number} Sekunden' },
  },
  onDays: 'am {days}',
  day: '{day}',
  onDates: 'am {dates}',
  date: '{date}.',
  lastDate: 'am letzten Tag',
  nth: ['ersten {day}', 'zweiten {day}', 'dritten {day}', 'vierten {day}', 'fünften {day}'],
  last: 'letzten {day}',
  inMonths: 'im {months}',
  at: 'um {times}',
  count: { one: 'einmal', other: '{number} Mal' },
  until: 'bis {date}',
  irregular: 'an mehreren Terminen',
};

const hi: RepeatTexts = {
  every: {
    YEARLY: { one: 'हर साल', other: 'हर {number} साल में' },
    MONTHLY: { one: 'हर महीने', other: 'हर {number} महीने में' },
    WEEKLY: { one: 'हर हफ़्ते', other: 'हर {number} हफ़्ते में' },
    DAILY: { one: 'हर दिन', other: 'हर {number} दिन में' },
    HOURLY: { one: 'हर घंटे', other: 'हर {number} घंटे में' },
    MINUTELY: { one: 'हर मिनट', other: 'हर {number} मिनट में' },
    SECONDLY: { one: 'हर सेकंड', other: 'हर {number} सेकंड में' },
  },
  onDays: '{days} को',
  day: '{day}',
  onDates: '{dates} तारीख़ को',
  date: '{date}',
  lastDate: 'आख़िरी दिन',
  nth: ['पहले {day}', 'दूसरे {day}', 'तीसरे {day}', 'चौथे {day}', 'पाँचवें {day}'],
  last: 'आख़िरी {day}',
  inMonths: '{months} में',
  at: 'समय {times}',
  count: { other: '{number} बार' },
  until: '{date} तक',
  irregular: 'कई तारीख़ों को',
};

const ar: RepeatTexts = {
  every: {
    YEARLY: { one: 'كل سنة', two: 'كل سنتين', few: 'كل {number} سنوات', other: 'كل {number} سنة' },
    MONTHLY: { one: 'كل شهر', two: 'كل شهرين', few: 'كل {number} أشهر', other: 'كل {number} شهرًا' },
    WEEKLY: {
      one: 'كل أسبوع',
      two: 'كل أسبوعين',
      few: 'كل {number} أسابيع',
      other: 'كل {number} أسبوعًا',
    },
    DAILY: { one: 'كل يوم', two: 'كل يومين', few: 'كل {number} أيام', other: 'كل {number} يومًا' },
    HOURLY: {
      one: 'كل ساعة',
      two: 'كل ساعتين',
      few: 'كل {number} ساعات',
      other: 'كل {number} ساعة',
    },
    MINUTELY: {
      one: 'كل دقيقة',
      two: 'كل دقيقتين',
      few: 'كل {number} دقائق',
      other: 'كل {number} دقيقة',
    },
    SECONDLY: {
      one: 'كل ثانية',
      two: 'كل ثانيتين',
      few: 'كل {number} ثوانٍ',
      other: 'كل {number} ثانية',
    },
  },
  onDays: '{days}',
  day: 'يوم {day}',
  onDates: 'في اليوم {dates}',
  date: '{date}',
  lastDate: 'في آخر يوم',
  nth: [
    'يوم {day} الأول',
    'يوم {day} الثاني',
    'يوم {day} الثالث',
    'يوم {day} الرابع',
    'يوم {day} الخامس',
  ],
  last: 'يوم {day} الأخير',
  inMonths: 'في {months}',
  at: 'الساعة {times}',
  count: { one: 'مرة واحدة', two: 'مرتين', few: '{number} مرات', other: '{number} مرة' },
  until: 'حتى {date}',
  irregular: 'في عدة مواعيد',
};

export const repeatTexts: Record<Language, RepeatTexts> = { en, es, de, hi, ar };
