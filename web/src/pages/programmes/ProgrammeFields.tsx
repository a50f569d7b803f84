import { messages } from '@lamplight/content/messages';
import { useWatch } from 'react-hook-form';
import { ParagraphField, TextField } from '../../editing/fields.tsx';
import { CaptionedImageFields } from './CaptionedImageFields.tsx';

interface ProgrammeFieldsProps {
  /** Where the programme stands in the form. */
  at: string;
  /** The first one is the page's heading; it cannot have images added or removed. */
  first: boolean;
}

/** The fields of one programme of the international page. */
export function ProgrammeFields({ at, first }: ProgrammeFieldsProps) {
  const images: unknown[] = useWatch({ name: `${at}.images` }) ?? [];
  return (
    <>
      <TextField name={`${at}.title`} label="Title" required />
      <ParagraphField name={`${at}.description`} label="Description" required />
      {(!first || images.length > 0) && (
        <CaptionedImageFields
          name={`${at}.images`}
          confirmRemoval={messages.confirmImageRemoval}
          fixed={first}
        />
      )}
    </>
  );
}
