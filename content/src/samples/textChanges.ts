import { declaredAs } from '../fields/kinds.ts';
import type * as z from '../zod.ts';

/** The kinds of change of a value. */
export type How =
  | 'missing'
  | 'other kind'
  | 'longest'
  | 'too long'
  | 'control character'
  | 'refused'
  | 'other text'
  | 'unknown field'
  | 'formatted';

/** A change of a single value: undefined removes it. Without a verdict the schema is asked for one. */
export type ValueChange = {
  what: string;
  how: How;
  value: unknown;
  sound?: boolean;
};

/** Texts that some kinds of field take and others do not. */
const otherTexts = ['', 'word', '/', 'mailto:ruth@lamplight.example', '7%', '7.125%'];

/** The last two are what the rules part texts with. */
const controlCharacters = ['\u0000', '\u001d', '\u001e'];

/** The possible changes of a text: its length, its forbidden content, its forbidden targets. */
export function changesOfText(schema: z.ZodString, text: string): ValueChange[] {
  const max = Number(schema.maxLength);
  const form = formsOf(text).find((each) => isAccepted(schema, each(max)));
  const { refused = [] } = declaredAs(schema)?.kind.samples ?? {};
  return [
    ...lengthsOf(form, max),
    ...controlCharacters.map((character) => {
      const code = character.charCodeAt(0).toString(16);
      const what = `with the control character ${code}`;
      return { what, how: 'control character', value: text + character, sound: false } as const;
    }),
    ...otherTexts.map((value) => {
      const what = value === '' ? 'empty' : JSON.stringify(value);
      return { what, how: 'other text', value } as const;
    }),
    ...refused.map((value) => ({ what: value, how: 'refused', value, sound: false }) as const),
  ];
}

type Form = (length: number) => string;

/** Ways to make a text longer without making it something else. */
const formsOf = (text: string): Form[] => [
  (length) => text + filling(length, text),
  (length) => filling(length, text) + text,
  (length) => `${text}#${filling(length - 1, text)}`,
];

/** Lengths count characters; some are two units of a string. */
const filling = (length: number, text: string) =>
  'x'.repeat(Math.max(0, length - [...text].length));

const isAccepted = (schema: z.ZodString, text: string) => schema.safeParse(text).data === text;

/** The longest text that may be, where one of that length can be made, and one that is longer. */
const lengthsOf = (form: Form | undefined, max: number): ValueChange[] => [
  ...(form
    ? [{ what: `of ${max} characters`, how: 'longest', value: form(max), sound: true } as const]
    : []),
  tooLong(form?.(max + 1) ?? 'x'.repeat(max + 1)),
];

/** A change to a text that is too long. */
export const tooLong = (value: string): ValueChange => ({
  what: `of ${[...value].length} characters`,
  how: 'too long',
  value,
  sound: false,
});
