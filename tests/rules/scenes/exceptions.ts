import type { Change } from '@lamplight/content/samples/changes';
import type { Data } from '../asking/encoding.ts';
import type { Entity } from './entities.ts';

/** Those who decide whether content is stored. */
export type Judge = 'schema' | 'api' | 'rules';

interface Exception {
  judge: Judge;
  what: string;
  /** Why the judge takes what the others refuse. */
  why: string;
  is(change: Change, entity: Entity): boolean;
}

const isNumber = ({ how, what }: Change) => how === 'other kind' && what.endsWith(': number');
const isPercent = ({ at }: Change) => /(width|height)$/i.test(at.at(-1) ?? '');
const isMissing = ({ how, at }: Change) => how === 'missing' && at.length === 1;

/** All unsound changes that one of the judges takes. */
export const exceptions: readonly Exception[] = [
  {
    judge: 'schema',
    what: 'a plain number as a percentage',
    why: 'It is stored with its sign, as decided; the rules see only what is stored.',
    is: (change, { api }) => isNumber(change) && isPercent(change) && api.name !== 'news',
  },
  {
    judge: 'api',
    what: 'a plain number as a percentage',
    why: 'The API stores what the schema makes of it.',
    is: (change, { api }) => isNumber(change) && isPercent(change) && api.name !== 'news',
  },
  {
    judge: 'api',
    what: 'a document without one of its fields',
    why: 'Fields that are not sent stay as they are stored.',
    is: (change, { api }) => isMissing(change) && api.kind === 'document',
  },
  {
    judge: 'api',
    what: 'an item or a submission without a field that may be empty',
    why: 'Fields that are not sent count as left empty.',
    is: (change, { api, schema, complete }) =>
      isMissing(change) &&
      api.kind !== 'document' &&
      ['', []].some(
        (empty) => schema.safeParse({ ...(complete as Data), [change.at[0] ?? '']: empty }).success,
      ),
  },
];

/** Whether a judge has to take the changed content. */
export const mustTake = (judge: Judge, change: Change, entity: Entity): boolean =>
  change.sound || exceptions.some((each) => each.judge === judge && each.is(change, entity));

/** Values of fields that the rules take though the schema refuses them. */
interface LooserRules {
  what: string;
  why: string;
  /** Kinds of field, as `fieldValues.ts` calls them. */
  kind: RegExp;
  /** The JSON of such values. */
  json: RegExp;
}

/** The rules keep out what could do harm. What only would not be seen, the schema alone refuses. */
export const looserRules: readonly LooserRules[] = [
  {
    what: 'a picture over http:',
    why: 'The policy of the pages keeps browsers from loading it.',
    kind: /^picture/,
    json: /^\{?"http:/i,
  },
  {
    what: 'a text of invisible characters alone, where there has to be one',
    why: 'Pages read it as empty, as they do whatever the schema refuses.',
    kind: /^(line|text) that may not be empty$|^story/,
    json: /^"[\u200b\u202e\u202c\u3164]+"$/,
  },
  {
    what: 'a page of Vimeo or YouTube that is no video, in an address that looks like one',
    why: 'The player, whose address is made from the id alone, would say that there is nothing.',
    kind: /^video/,
    json: /vimeo\.com\/(\/|a\/b\/|(showcase|album|channels|groups|event)\/\d+("|\/videos"|\/embed")|ondemand\/)|embed\/(videoseries|live_stream)/,
  },
];
