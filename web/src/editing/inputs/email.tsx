import { inputField, type KindInput } from './FieldFrame.tsx';

export const emailInput: KindInput = { Input: inputField({}) };
