import { inputField, type KindInput } from './FieldFrame.tsx';

export const dayInput: KindInput = { Input: inputField({ type: 'date' }), narrow: true };
