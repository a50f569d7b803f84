import { inputField, type KindInput } from './FieldFrame.tsx';

export const phoneInput: KindInput = {
  Input: inputField({}),
  loadAdvice: async () => (await import('../advice/phones.ts')).adviceOnPhone,
};
