import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { inputField, type KindInput } from './FieldFrame.tsx';

/** A size in pixels. The schema reads the text that browsers make of it as a number. */
export const pixelsInput: KindInput = {
  Input: inputField({ type: 'number', inputMode: 'numeric' }, fieldsTexts.pixelsHint),
  narrow: true,
};
