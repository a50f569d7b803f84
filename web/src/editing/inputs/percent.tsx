import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { inputField, type KindInput } from './FieldFrame.tsx';

/** A share of the available space; a plain number is read as one. */
export const percentInput: KindInput = {
  Input: inputField({ inputMode: 'decimal', placeholder: '100%' }, fieldsTexts.percentHint),
  narrow: true,
};
