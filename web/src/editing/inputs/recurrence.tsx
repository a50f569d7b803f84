import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { inputField, type KindInput } from './FieldFrame.tsx';

export const recurrenceInput: KindInput = {
  Input: inputField({ autoComplete: 'off', spellCheck: false }, fieldsTexts.recurrenceHint),
};
