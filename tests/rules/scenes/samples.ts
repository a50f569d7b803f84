import type { Case, Scene } from '../asking/requests.ts';
import { shaped } from './entities.ts';

/** The samples of each kind of content that have to be stored, the largest among them. */
export const samples: Scene[] = shaped.map((entity) => {
  const {
    name,
    complete,
    samples: { valid },
    storing,
    remains = {},
  } = entity;
  const taken = (what: string, content: unknown): Case => ({
    what,
    by: 'staff',
    request: storing(content),
    allowed: true,
  });
  return {
    title: `the samples of ${name}`,
    stored: remains,
    cases: [
      ...Object.entries(valid).map(([what, content]) => taken(`“${what}”`, content)),
      taken('without a word', withoutWords(complete)),
    ],
  };
});

/** The same with every text left empty, but for those in lists: which of them may be is not for the rules. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(each)]));
}
