/** What watches the live store, with Firestore's client: loaded once the first page is shown. */
export { tellPresence, watchOthers, watchStaff } from './presence.ts';
export { hearOnce, watchDocument, watchList } from './watching.ts';
