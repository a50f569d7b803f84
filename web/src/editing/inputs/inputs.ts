import type { FieldKind } from '@lamplight/content/descriptions';
import type { KindInput } from './FieldFrame.tsx';
import * as kinds from './kinds.ts';

type WithoutInput =
  // `Fields.tsx` renders the fields within.
  | 'group'
  | 'list'
  // Editors of pages bring `BlocksInput.tsx`.
  | 'blocks'
  // These are edited next to pictures, or by their keys.
  | 'alts'
  | 'byAddress'
  // In the forms of visitors only.
  | 'agreement'
  | 'choices'
  | 'emailOrPhone';

/** The input of each kind of field; undefined if no editor has one. */
export const inputs: Record<Exclude<FieldKind, WithoutInput>, KindInput> & {
  [Kind in WithoutInput]?: undefined;
} = kinds;
