import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmissionName, submissionKinds } from '@lamplight/content/submissionKinds';
import { contactLink, wordsOf } from './texts.ts';

interface SubmittedFieldsProps {
  name: SubmissionName;
  content: Record<string, unknown>;
}

/** What a visitor filled in, as labels and values next to each other. */
export const SubmittedFields = ({ name, content }: SubmittedFieldsProps) => {
  const { fields } = submissionKinds[name];
  const contacts: readonly string[] = submissionKinds[name].contacts;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(7rem, 2fr) minmax(0, 5fr)' }}
      columnGap="5"
      css={{ '& dd': { mb: '3', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } }}
    >
      {Object.entries(fields).flatMap(([key, { label }]) => {
        const words = wordsOf(content[key]);
        if (!words) return [];
        const href = contacts.includes(key) ? contactLink(words) : null;
        return [
          <Term key={`${key} label`}>{label}</Term>,
          <dd key={key}>{href ? <ContactLink href={href}>{words}</ContactLink> : words}</dd>,
        ];
      })}
    </Box>
  );
};

/** What a value is. */
export const Term = chakra('dt', {
  base: { fontSize: 'sm', fontWeight: '600', color: 'fg.muted', lineHeight: '1.6' },
});

const ContactLink = chakra('a', { base: { color: 'brand.fg', textDecoration: 'underline' } });
