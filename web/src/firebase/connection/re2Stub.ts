/**
 * Stands for the engine of regular expressions that Firestore's client carries to match patterns in pipelines, 39 kB
 * that nothing here asks for (`vite.config.ts`).
 */
export const RE2JS = {
  compile: (): never => {
    throw new Error('Queries with patterns are not built in');
  },
};
