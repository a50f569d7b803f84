/** An item of a list with the id of its document, as pages and the API show it. */
export type Listed<T> = T & { _id: string };

/** What a document of a list carries beside its content: items are read in this order. */
export const orderField = 'order';
