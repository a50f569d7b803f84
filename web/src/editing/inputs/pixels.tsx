import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { inputField, type KindInput } from './FieldFrame.tsx';

/** A size in pixels. The schema converts the text of the input into a number. */
export const pixelsInput: KindInput = {
  Input: inputField({ type: 'number', inputMode: 'numeric' }, fieldsTexts.pixelsHint),
  narrow: true,
};
