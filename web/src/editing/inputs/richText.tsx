import { textLimits } from '@lamplight/content/limits';
import { RichTextBox } from '../richText/RichTextBox.tsx';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { useDescription } from './FormSchema.ts';

/** Text with headings, lists, links, bold and italics. */
function RichTextField(props: FieldProps) {
  const { long } = useDescription(props.name);
  const max = long ? textLimits.story : textLimits.paragraph;
  return (
    <FieldFrame {...props}>
      <RichTextBox name={props.name} label={props.label} max={max} rows={long ? 12 : 4} />
    </FieldFrame>
  );
}

export const richTextInput: KindInput = {
  Input: RichTextField,
  advice: ({ adviceOnRichText }) => adviceOnRichText,
};
