import { localTimeAt } from '../zonedTime.ts';
import { type ContentLine, component } from './contentLines.ts';
import { wallOf } from './localTimes.ts';

const dayMs = 86_400_000;

/** By how much clocks in a zone are ahead of UTC at a moment, in whole minutes. */
const aheadAt = (moment: number, zone: string): number => {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return wallOf(localTimeAt(minute, zone)) - minute;
};

/** When clocks in a zone change between two moments. */
function changesBetween(zone: string, from: number, until: number): number[] {
  const found: number[] = [];
  // Clocks change at most once in ten days.
  for (let start = from; start < until; start += 10 * dayMs) {
    let [before, after] = [start, Math.min(start + 10 * dayMs, until)];
    if (aheadAt(before, zone) === aheadAt(after, zone)) continue;
    while (after - before > 60_000) {
      const middle = Math.floor((before + after) / 2 / 60_000) * 60_000;
      if (middle === before) break;
      if (aheadAt(middle, zone) === aheadAt(before, zone)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}

/** `+0530`, as calendars write how far clocks are ahead of UTC. */
function offsetText(ahead: number): string {
  const minutes = Math.abs(ahead) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
}

/** A time as calendars write it, such as `20270310T180000`, of the moment at which clocks in UTC show it. */
export const timeText = (wall: number): string =>
  new Date(wall).toISOString().replaceAll(/[-:]|\.\d+Z/g, '');

/** What a calendar has to know of a zone between two moments: each change of its clocks (VTIMEZONE). */
export function timeZoneLines(zone: string, from: number, until: number): ContentLine[] {
  const start = Math.floor(from / dayMs) * dayMs;
  const parts = [start, ...changesBetween(zone, start, until)].flatMap((moment, index) => {
    const after = aheadAt(moment, zone);
    const before = index === 0 ? after : aheadAt(moment - 60_000, zone);
    return component(after > before ? 'DAYLIGHT' : 'STANDARD', [
      ['DTSTART', timeText(moment + before)],
      ['TZOFFSETFROM', offsetText(before)],
      ['TZOFFSETTO', offsetText(after)],
    ]);
  });
  return component('VTIMEZONE', [['TZID', zone], ...parts]);
}
