import { browserErrorOf, errorsAPage } from '@lamplight/content/browserError';
import { pageMetrics } from '../../device/pageMetrics.ts';
import { watchVitals } from '../../device/vitals.ts';

/** Whether this is a person, not a program that drives a browser, who hasn't opted out of being counted. */
const mayCount = (visitor: Navigator & { globalPrivacyControl?: boolean }): boolean =>
  visitor.doNotTrack !== '1' && !visitor.globalPrivacyControl && !visitor.webdriver;

/**
 * Sends views, speed and errors whenever the page is hidden. They say nothing about the person, and nothing is kept on
 * the device.
 */
export function countVisit(): void {
  if (!mayCount(navigator)) return;
  const readVitals = watchVitals();
  const sentErrors = new Set<string>();
  let isFirst = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const pages = pageMetrics.pages
      .splice(0)
      .slice(0, 20)
      .map((id) => (id === 'homeFromLogo' ? 'home' : id));
    const errors = pageMetrics.errors.splice(0).flatMap((thrown) => {
      const error = browserErrorOf(thrown);
      const isNew =
        error && !sentErrors.has(JSON.stringify(error)) && sentErrors.size < errorsAPage;
      if (isNew) sentErrors.add(JSON.stringify(error));
      return isNew ? [error] : [];
    });
    if (pages.length + errors.length === 0) return;
    const vitals = isFirst ? readVitals() : {};
    isFirst = false;
    const visit = JSON.stringify({ pages, ...vitals, errors });
    navigator.sendBeacon('/api/seen', new Blob([visit], { type: 'application/json' }));
  });
}
