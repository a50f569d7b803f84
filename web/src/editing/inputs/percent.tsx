import { inputField, type KindInput } from './FieldFrame.tsx';

/** A share of the available space; a plain number is read as one. */
export const percentInput: KindInput = {
  Input: inputField({ inputMode: 'decimal', placeholder: '100%' }, 'Use %, such as 80%'),
  narrow: true,
};
