/** An id that was made by chance, behind the words of a heading or alone. */
const madeId = /(?:^|-)([A-Za-z0-9]{20})$/;

/** Whether an id says nothing to people. */
export const isMadeId = (id: string): boolean => madeId.test(id);

/** The id that the last part of the address of a news item names (`newsAddress.ts`). */
export const newsItemIdIn = (part: string): string => madeId.exec(part)?.[1] ?? part;
