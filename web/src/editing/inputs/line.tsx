import { inputField, type KindInput } from './FieldFrame.tsx';

/** A single line of text. */
export const lineInput: KindInput = { Input: inputField({}), inRow: true };
