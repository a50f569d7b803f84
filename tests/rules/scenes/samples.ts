import { contentVersion } from '@lamplight/content/migrations';
import type { Case, Scene } from '../asking/requests.ts';
import { withShapeLabel } from '../asking/saves.ts';
import { shaped } from './entities.ts';

/** The samples of each kind of content that have to be stored, the largest among them. */
export const samples: Scene[] = shaped.map((entity) => {
  const {
    name,
    complete,
    samples: { valid },
    storing,
  } = entity;
  const taken = (what: string, content: unknown): Case => ({
    what,
    by: 'staff',
    request: storing(content),
    allowed: true,
  });
  return {
    title: `the samples of ${name}`,
    cases: [
      ...Object.entries(valid).map(([what, content]) => taken(`“${what}”`, content)),
      // A page has an address in any case, and a file its content.
      {
        ...taken('without a word', withoutWords(complete)),
        allowed: !['pages', 'files'].includes(entity.api.name),
      },
    ],
  };
});

/** Content that a later release would store, of another version. */
export const ofLater: Scene = {
  title: 'content of a later version',
  cases: shaped.map(({ name, storing, complete }) => ({
    what: name,
    by: 'staff',
    allowed: false,
    request: withShapeLabel(contentVersion + 1, storing(complete)),
  })),
};

/** The same with every text left empty, but for those in lists: which of them may be is not for the rules. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(each)]));
}
