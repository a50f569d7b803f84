import { expect, test, vi } from 'vitest';
import { reloadOnReturn } from './backForwardCache.ts';

/** A page that is left and comes back, with whether the browser keeps it in the meantime. */
function pageKept(persisted: boolean) {
  const events = new EventTarget();
  const page = {
    addEventListener: events.addEventListener.bind(events) as (...of: unknown[]) => void,
    document: { documentElement: { hidden: false } },
    location: { reload: vi.fn() },
  };
  reloadOnReturn(page);
  const tell = (type: string) =>
    events.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { page, tell };
}

test('a page in the back/forward cache is emptied, and reloads when it comes back', () => {
  const { page, tell } = pageKept(true);
  tell('pagehide');
  expect(page.document.documentElement.hidden).toBe(true);
  expect(page.location.reload).not.toHaveBeenCalled();
  tell('pageshow');
  expect(page.location.reload).toHaveBeenCalledOnce();
});

test('a page shown for the first time or left for good is not touched', () => {
  const { page, tell } = pageKept(false);
  tell('pageshow');
  tell('pagehide');
  expect(page.document.documentElement.hidden).toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
});
