import type { FieldKind } from '@lamplight/content/descriptions';
import type { KindInput } from './FieldFrame.tsx';
import * as kinds from './kinds.ts';

/** The input of each kind of field; null where no editor has one. */
export const inputs: Record<FieldKind, KindInput | null> = kinds;
