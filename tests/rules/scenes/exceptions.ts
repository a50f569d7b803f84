import { descriptionAt } from '@lamplight/content/fieldNames';
import { schemaAt, stepsOf } from '@lamplight/content/fieldsOf';
import { emptyValue } from '@lamplight/content/readable';
import type { Change } from '@lamplight/content/samples/changes';
import type * as z from '@lamplight/content/zod';
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

/** Whether it is within what the rules do not look into: items of lists, and of maps with any keys. */
export const isWithinList = ({ at }: Change) =>
  at.some((key) => /^\d+$/.test(key)) ||
  (['imageAlts', 'pages', 'redirects'].includes(at[0] ?? '') && at.length > 1);

/** Whether it is a text with one of the characters that the rules part texts with, and refuse in them. */
export const isSeparator = ({ what }: Change) => /control character 1[de]$/.test(what);

const hasControlCharacter = ({ how }: Change) => how === 'control character';

const isWithoutTranscript = ({ how, at }: Change) =>
  how === 'missing' && /transcript$/i.test(at.at(-1) ?? '');

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
    judge: 'schema',
    what: 'a text with a control character',
    why: 'It is stored without it; the rules see only what is stored.',
    is: hasControlCharacter,
  },
  {
    judge: 'api',
    what: 'a text with a control character',
    why: 'The API stores what the schema makes of it.',
    is: hasControlCharacter,
  },
  {
    judge: 'schema',
    what: 'a video without its transcript',
    why: 'The first clients of the API do not know it.',
    is: isWithoutTranscript,
  },
  {
    judge: 'api',
    what: 'a video without its transcript',
    why: 'The API stores what the schema makes of it.',
    is: isWithoutTranscript,
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
      ['', [], {}, false, emptyOf(schema, change.at[0])].some(
        (empty) => schema.safeParse({ ...(complete as Data), [change.at[0] ?? '']: empty }).success,
      ),
  },
  {
    judge: 'api',
    what: 'a block without a field that may be empty',
    why: 'Clients need not know all fields of a block: it begins as in the editor.',
    is: ({ how, at, content }, { schema }) => {
      if (how !== 'missing' || at[0] !== 'blocks' || at.length < 3) return false;
      const { kind, required } = descriptionAt(schema, stepsOf(at.join('.')), content) ?? {};
      return kind === 'choice' || required === false;
    },
  },
  {
    judge: 'rules',
    what: 'anything as an item of a list or the description of a picture',
    why: 'What a list holds is judged by editor and API, and once more when it is shown.',
    is: isWithinList,
  },
  {
    judge: 'rules',
    what: 'any text as a text',
    why: 'The rules ask for type and length; patterns are for editor, API and pages.',
    is: (change) =>
      !isSeparator(change) && ['refused', 'other text', 'control character'].includes(change.how),
  },
  {
    judge: 'rules',
    what: 'any list as a rich text',
    why: 'Blocks are judged by editor, API and pages, as items of lists are.',
    is: ({ how, what, at }, { schema }) =>
      how === 'other kind' &&
      what.endsWith(': list') &&
      descriptionAt(schema, stepsOf(at.join('.')))?.kind === 'richText',
  },
  {
    judge: 'rules',
    what: 'a whole number of any size',
    why: 'The rules ask for its type.',
    is: ({ what }) => /: (less than the least|more than the most)$/.test(what),
  },
];

/** The empty value of a field, such as a group of empty fields. */
const emptyOf = (schema: z.ZodType, field = '') => emptyValue(schemaAt(schema, [field]) ?? schema);

/** Whether a judge has to take the changed content. */
export const mustAccept = (judge: Judge, change: Change, entity: Entity): boolean =>
  change.sound || exceptions.some((each) => each.judge === judge && each.is(change, entity));
