import { hasSavedLately } from '../../device/savedHere.ts';
import { type PageState, stateIn } from '../loading/pageState.ts';

/** Milliseconds after which it's no matter any more whether the page was out of date. */
const timeoutMs = 8_000;

/**
 * Resolves once a page on which nothing needs code, on a phone, needs it after all: it's out of date, now or when someone
 * comes back to it, a picture is broken, or an event is elsewhere.
 *
 * Such a page loads 4 kB of code instead of 143, and blocks the browser not at all instead of for 20 to 300 ms, at a quarter
 * of the speed. This may go once what brings a page to life weighs less than 40 kB.
 */
export const untilNeeded = (state: PageState): Promise<void> =>
  new Promise((resolve) => {
    if (hasSavedLately() || hasBrokenPicture() || showsTimesElsewhere()) return resolve();
    const listening = new AbortController();
    const { signal } = listening;
    const begin = () => {
      listening.abort();
      resolve();
    };
    let asking = false;
    const ask = async () => {
      if (asking || document.visibilityState === 'hidden') return;
      asking = true;
      if (await isOutOfDate(state).catch(sayWhy)) begin();
      asking = false;
    };
    ask();
    addEventListener('visibilitychange', ask, { signal });
    addEventListener('focus', ask, { signal });
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && begin();
    addEventListener('error', onError, { capture: true, signal });
  });

/** Pictures that have already failed fire no more events. */
const hasBrokenPicture = (): boolean =>
  [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth === 0);

/** Whether a time on the page isn't the same on the visitor's clock. */
const showsTimesElsewhere = (): boolean =>
  [...document.querySelectorAll('time')].some(
    ({ dateTime }) => dateTime.includes('T') && !dateTime.startsWith(localTime(dateTime)),
  );

/** What the visitor's clock shows at a moment, such as `2027-03-10T18:00`. */
function localTime(dateTime: string): string {
  const moment = new Date(dateTime);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 16);
}

/** Whether the page has changed: a cache may have kept this one for minutes. */
async function isOutOfDate({ loaderData }: PageState): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(window.location.href, { cache: 'no-cache', signal });
  const now = response.ok ? stateIn(await response.text()) : undefined;
  return now !== undefined && JSON.stringify(now.loaderData) !== JSON.stringify(loaderData);
}

function sayWhy(error: unknown): false {
  console.info('The page could not be asked for again:', error);
  return false;
}
