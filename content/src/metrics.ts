import { plainPath } from './addresses.ts';
import { cleanMessage, errorsAPage } from './browserError.ts';
import { textLimits } from './limits.ts';
import { isPageAddress } from './pageAddresses.ts';
import { shownText } from './shownText.ts';
import * as z from './zod.ts';

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

export type Vital = (typeof vitalNames)[number];

/**
 * Measures of how a page loads, by https://web.dev/articles/vitals: up to which value it is good, and from
 * which on poor. Visits are counted by the first of the limits that they do not exceed, from which follows what
 * three of four visits do not exceed.
 */
export const vitals: Readonly<
  Record<Vital, { good: number; poor: number; limits: readonly number[] }>
> = {
  /** Milliseconds until the largest part of a page is painted. */
  LCP: {
    good: 2_500,
    poor: 4_000,
    limits: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  },
  /** Milliseconds until a page has answered a touch or a key. */
  INP: { good: 200, poor: 500, limits: [50, 100, 150, 200, 300, 400, 500, 1_000, 2_000] },
  /** How far what is on a page moves by itself. */
  CLS: { good: 0.1, poor: 0.25, limits: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1] },
};

/** The counters, and their keys: pages by name, vitals by limit, the others by where they happen. */
export const countGroups = [
  'pages',
  ...vitalNames,
  'forms',
  'mails',
  'failures',
  'errors',
  'missed',
] as const;

export type CountGroup = (typeof countGroups)[number];

/** Numbers by group and by key; a group in which nothing was counted may be missing. */
export type Counts = Partial<Record<CountGroup, Record<string, number>>>;

/** For how many days counts are kept and shown, today among them. */
export const countedDays = 90;

/** How many different errors of browsers are kept of a day; of others only how many there were. */
export const errorsADay = 50;

/** How many different addresses that were not found are kept of a day; of others only how many there were. */
export const maxUnknownADay = 200;

/** How many of them count per network and day, so that one network can't fill the list. */
export const maxUnknownOfNetwork = maxUnknownADay / 10;

/** The most characters of such an address. */
const longestMissed = 100;

/** Parts of an address that may be personal data: emails, numbers, keys. */
const personal =
  /[^/]*@[^/]*|\d{9,}|[\da-f]{8}-[\da-f-]{20,}|(?<![\w-])(?=[a-z_-]*\d)\w{20,}(?![\w-])/g;

/** An address that was not found, as it is counted: without possible personal data. */
export const unknownPath = (pathname: string): string =>
  shownText(plainPath(pathname.slice(0, 2_000)).replaceAll(personal, '…'))
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestMissed)
    // Half of a character is none that the store takes.
    .replace(/[\ud800-\udbff]$/, '…') || '…';

/** Whether an address that was counted is the one that was looked for, which may be led elsewhere. */
export const isWhole = (path: string): boolean =>
  !path.includes('…') && path.length < longestMissed;

/** The day of a moment, in UTC: `2026-11-21`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

const max = { LCP: 600_000, INP: 600_000, CLS: 1_000 } as const;
const measured = (vital: Vital) => z.number().min(0).max(max[vital]).optional();

/** The address of a page that staff have made: these pages are not known in advance. */
const ownAddress = z.string().max(textLimits.line).refine(isPageAddress);

/**
 * The report of a page of the site when it is left.
 * @param pages the names of those that there are; others go by their addresses
 */
export const visitSchema = (pages: readonly string[]) =>
  z.strictObject({
    pages: z
      .array(z.union([z.enum(pages), ownAddress]))
      .max(20)
      .default([]),
    LCP: measured('LCP'),
    INP: measured('INP'),
    CLS: measured('CLS'),
    errors: z
      .array(
        z.strictObject({
          message: z.string().max(500).transform(cleanMessage),
          at: z.string().regex(/^[\w.-]{1,80}\.js(:\d{1,7}:\d{1,7})?$/),
        }),
      )
      .max(errorsAPage)
      .default([]),
  });

export type Visit = z.infer<ReturnType<typeof visitSchema>>;

/** The counts of a visit; its errors are counted apart. */
export function countsOfVisit(visit: Visit): Counts {
  const counts: Counts = {};
  for (const page of visit.pages) add(counts, 'pages', page, 1);
  for (const vital of vitalNames) {
    const value = visit[vital];
    if (value === undefined) continue;
    const at = vitals[vital].limits.findIndex((limit) => value <= limit);
    add(counts, vital, String(at < 0 ? vitals[vital].limits.length : at), 1);
  }
  return counts;
}

function add(counts: Counts, group: CountGroup, key: string, more: number): void {
  const numbers = counts[group] ?? {};
  numbers[key] = (numbers[key] ?? 0) + more;
  counts[group] = numbers;
}

/** All of these together. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const group of countGroups)
      for (const [key, number] of Object.entries(counts[group] ?? {})) add(sum, group, key, number);
  return sum;
}

/** How many there are in a group. */
export const totalOf = (counts: Counts, group: CountGroup): number =>
  Object.values(counts[group] ?? {}).reduce((sum, number) => sum + number, 0);

/**
 * The limit of a vital that three of four counted visits do not exceed.
 * @returns Infinity above the last limit; undefined without data
 */
export function vitalOf(counts: Counts, vital: Vital): number | undefined {
  const all = totalOf(counts, vital);
  if (all === 0) return undefined;
  const { limits } = vitals[vital];
  let visits = 0;
  return (
    limits.find((_, index) => {
      visits += counts[vital]?.[index] ?? 0;
      return visits >= 0.75 * all;
    }) ?? Number.POSITIVE_INFINITY
  );
}

const numbers = z.record(z.string(), z.number());

/** An error of browsers, and how often it was met. */
export const countedErrorSchema = z.object({
  message: z.string(),
  at: z.string(),
  count: z.number(),
});

/** An address that was not found, and how often it was looked for. */
export const unknownAddressSchema = z.object({ path: z.string(), count: z.number() });

export type UnknownAddress = z.infer<typeof unknownAddressSchema>;

/** The stored data of a day, in one of its documents. */
export const storedDaySchema = z.object({
  day: z.iso.date(),
  counts: z.partialRecord(z.enum(countGroups), numbers).catch({}),
  errors: z.record(z.string(), countedErrorSchema).catch({}),
  missed: z.record(z.string(), unknownAddressSchema).catch({}),
});

const lastDay = z.string();

/** What managers are shown: each day on which something was counted, and which errors and misses were the most frequent. */
export const overviewSchema = z.object({
  days: z.array(storedDaySchema.omit({ errors: true, missed: true })),
  errors: z.array(countedErrorSchema.extend({ lastDay })),
  missed: z.array(unknownAddressSchema.extend({ lastDay })),
});

export type Overview = z.infer<typeof overviewSchema>;
