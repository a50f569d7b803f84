import { readStored, store } from './localStorage.ts';

/** Whether the staff area is light or dark on this device. */
export type ColourScheme = 'system' | 'light' | 'dark';

const key = 'lamplight.colourScheme';

let chosen: ColourScheme = 'system';

const watchers = new Set<() => void>();

/** Has the page look so. All else is the browser's: of each colour's two values it takes the one that fits. */
function show(scheme: ColourScheme): void {
  chosen = scheme;
  document
    .querySelector('meta[name=color-scheme]')
    ?.setAttribute('content', scheme === 'system' ? 'light dark' : scheme);
  for (const watcher of watchers) watcher();
}

function showStored(): void {
  const stored = readStored(key);
  show(stored === 'light' || stored === 'dark' ? stored : 'system');
}

/** Has the page look as was chosen on this device, also when another tab chooses. */
export function followScheme(): void {
  showStored();
  addEventListener('storage', (event) => event.key === key && showStored());
}

/** Chooses for the staff area on this device; where nothing can be stored, for this page. */
export function chooseScheme(scheme: ColourScheme): void {
  store(key, scheme);
  show(scheme);
}

/** The present choice. */
export const presentScheme = (): ColourScheme => chosen;

/** Calls back when something else is chosen. Returns what ends that. */
export function watchScheme(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
