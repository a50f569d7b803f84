/** An id that was made by chance, behind the words of a name or alone. */
const madeId = /(?:^|-)([A-Za-z0-9]{20})$/;

/** Whether an id says nothing to people. */
export const isMadeId = (id: string): boolean => madeId.test(id);

/** The id that the last part of the address of an item names (`itemAddress.ts`). */
export const itemIdIn = (part: string): string => madeId.exec(part)?.[1] ?? part;

/** The most bytes that Firestore takes as the id of a document. */
const maxIdBytes = 1_500;

/** Whether a document of Firestore can have an id. */
export const isDocumentId = (id: string): boolean =>
  !/^(|\.|\.\.|__.*__|.*\/.*)$/s.test(id) && new TextEncoder().encode(id).length <= maxIdBytes;
