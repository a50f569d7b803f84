import type { KindInput } from './FieldFrame.tsx';
import { ParagraphField } from './paragraph.tsx';

/** Long text. */
export const storyInput: KindInput = { Input: (props) => <ParagraphField rows={12} {...props} /> };
