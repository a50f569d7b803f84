/** Whether this is the nightly run, which tries all with all. */
export const isNightly = process.env.NIGHTLY === '1';

/**
 * Some of many to try on one of many others. At night that is all of them, otherwise every third one, beginning at
 * another one for the next: so each is tried on some, and by night on all.
 * @param turn which of the others it is
 */
export const tried = <T>(all: readonly T[], turn: number): readonly T[] =>
  isNightly ? all : all.filter((_, index) => (index + turn) % 3 === 0);
