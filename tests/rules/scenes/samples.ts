import { contentVersion } from '@lamplight/content/migrations';
import type { Case, Request, Scene } from '../asking/requests.ts';
import { saidToBe } from '../asking/saves.ts';
import { shaped } from './entities.ts';

/** The samples of each kind of content that have to be stored, the largest among them. */
export const samples: Scene[] = shaped.map((entity) => {
  const {
    name,
    complete,
    api,
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
      ...(api.kind === 'submission' ? [] : [ofLater(storing(complete))]),
    ],
  };
});

/** What a later release would store, of another shape. */
function ofLater(request: Request): Case {
  return {
    what: 'of a later version of the content',
    by: 'staff',
    request: saidToBe(contentVersion + 1, request),
    allowed: false,
  };
}

/** The same with every text left empty, but for those in lists: which of them may be is not for the rules. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(each)]));
}
