import { eventsPath, isInCalendar, monthAfter } from '@lamplight/content/events/eventsListing';
import { daysLater } from '@lamplight/content/events/localTimes';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';

interface Place {
  date: string;
  /** Its place in the week, from 0. */
  place: number;
  month: string;
}

/** The days that keys lead to, in languages that are written from left to right. */
const keys: Readonly<Record<string, (from: Place) => string>> = {
  ArrowLeft: ({ date }) => daysLater(date, -1),
  ArrowRight: ({ date }) => daysLater(date, 1),
  ArrowUp: ({ date }) => daysLater(date, -7),
  ArrowDown: ({ date }) => daysLater(date, 7),
  Home: ({ date, place, month }) => within(daysLater(date, -place), month, `${month}-01`),
  End: ({ date, place, month }) => within(daysLater(date, 6 - place), month, lastDay(month)),
  PageUp: ({ date }) => dayInMonth(date, -1),
  PageDown: ({ date }) => dayInMonth(date, 1),
};

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/** The day that a key leads to. */
function dayFor({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: Place) {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return keys[(isMirrored && mirrored[key]) || key]?.(from);
}

/**
 * The keys of a calendar, as https://www.w3.org/WAI/ARIA/apg/patterns/grid/ has them. Tab leads to one of its days; arrows lead
 * from day to day, Home and End to the ends of a week, Page Up and Page Down to other months. Enter follows the link of a
 * day, or leads to the first one of several, among which arrows lead then; Escape leads back to the day. Before scripts
 * run, and where the days are below each other, it's a table of links.
 * @param month such as `2027-03`
 */
export function useCalendarKeys(month: string, today: string) {
  const isGrid = useIsWide();
  const [chosen, setChosen] = useState('');
  const [entered, setEntered] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  const isHere = (date: string) => date.startsWith(month);
  const current = isHere(chosen) ? chosen : isHere(today) ? today : `${month}-01`;

  const cell = (date: string) =>
    table.current?.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? null;
  const linksOf = (date: string) => [...(cell(date)?.querySelectorAll('a') ?? [])];

  // The day to go to may be in a month that has to be read before.
  const isWaiting = useRef(false);
  const isReading = useNavigation().state === 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is the reason
  useEffect(() => {
    if (isWaiting.current && isHere(chosen)) {
      isWaiting.current = false;
      cell(chosen)?.focus();
    }
  }, [month, chosen]);

  const goTo = (date: string) => {
    if (!isInCalendar(date.slice(0, 7), today)) return undefined;
    setChosen(date);
    setEntered('');
    if (isHere(date)) return cell(date)?.focus();
    isWaiting.current = true;
    return navigate(eventsPath({ month: date.slice(0, 7) }), { preventScrollReset: true });
  };

  const enter = () => {
    const links = linksOf(current);
    if (links.length === 1) return links[0]?.click();
    setEntered(current);
    return links[0]?.focus();
  };

  const onDayKey = (event: KeyboardEvent<HTMLElement>) => {
    const isEnter = event.key === 'Enter';
    const to = dayFor(event, { date: current, place: placeInWeek(cell(current)), month });
    if (!isEnter && !to) return undefined;
    const isBusy = isWaiting.current && isReading;
    if (!isEnter || isBusy) event.preventDefault();
    if (isBusy) return undefined;
    return to ? goTo(to) : enter();
  };

  const onLinkKey = (event: KeyboardEvent<HTMLElement>) => {
    const links = linksOf(current);
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape') {
      setEntered('');
      cell(current)?.focus();
    } else if (step) {
      event.preventDefault();
      links[at + step]?.focus();
    }
  };

  if (!isGrid) return { grid: { ref: table }, day: () => ({}), link: () => ({}) };
  return {
    grid: {
      ref: table,
      role: 'grid',
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if ((event.target as Element).closest('a')) onLinkKey(event);
        else onDayKey(event);
      },
    },
    day: (date: string) => ({
      role: 'gridcell',
      'data-day': date,
      tabIndex: date === current ? 0 : -1,
      onFocus: () => setChosen(date),
    }),
    link: (date: string) => ({ tabIndex: entered === date ? 0 : -1 }),
  };
}

/** The place of a day in its week, from 0. */
const placeInWeek = (cell: HTMLElement | null) =>
  (cell as HTMLTableCellElement | null)?.cellIndex ?? 0;

const within = (date: string, month: string, otherwise: string) =>
  date.startsWith(month) ? date : otherwise;

const lastDay = (month: string) => daysLater(`${monthAfter(month, 1)}-01`, -1);

/** The same day of another month, or its last one. */
function dayInMonth(date: string, months: number): string {
  const month = monthAfter(date.slice(0, 7), months);
  const same = month + date.slice(7);
  return same < lastDay(month) ? same : lastDay(month);
}

/** Whether there is room for a calendar, as far as scripts know. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(min-width: 768px)');
    const look = () => setWide(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}
