import { onDocumentCreated } from 'firebase-functions/v2/firestore';

/** Is started by each entry that is stored, and does nothing: what a function for events costs by itself. */
export const nothingWhenStored = onDocumentCreated('feedback/{id}', () => undefined);
