import { visitorStore } from '../lib/visitorStore.ts';
import { keeping } from './keeping.ts';
import { keptStore } from './keptStore.ts';

/** What the pages are made of, read once for many visitors. */
export const store = keptStore(visitorStore, keeping);
