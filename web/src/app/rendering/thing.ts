/** An object of schema.org; its types allow the address of one in its place. */
export type Of<T> = Exclude<T, string>;

/** The same without empty values. */
export const filled = <T extends object>(thing: T): T =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) => ![value].flat().every((each) => !each)),
  ) as T;
