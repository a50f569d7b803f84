import { inputField, type KindInput } from './FieldFrame.tsx';

export const phoneInput: KindInput = {
  Input: inputField({}),
  advice: ({ adviceOnPhone }) => adviceOnPhone,
};
