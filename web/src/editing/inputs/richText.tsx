import type { KindInput } from './FieldFrame.tsx';
import { ParagraphField } from './paragraph.tsx';

export const richTextInput: KindInput = { Input: ParagraphField };
