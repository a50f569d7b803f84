import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { FormFields } from '@lamplight/content/formFields';
import type { MouseEvent } from 'react';
import { useWords } from '../ui/words.ts';
import { FormAlert } from './formParts.tsx';

const FieldLink = chakra('a', {
  base: { display: 'inline-block', textDecoration: 'underline', py: '1' },
});

/** Moves to a field by itself: another address would have the router render the whole page anew. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { ownerDocument: page, hash } = event.currentTarget;
  page.getElementById(hash.slice(1))?.focus();
}

interface WrongFieldsProps extends HTMLChakraProps<'div'> {
  /** What is said of them all. */
  said: string;
  fields: FormFields;
  /** By name, of those that are wrong. */
  errors: Readonly<Record<string, unknown>>;
}

/** What is wrong with a form; the name of each field that is leads to it, also where no scripts run. */
export function WrongFields({ said, fields, errors, ...box }: WrongFieldsProps) {
  const { sayAny } = useWords();
  const wrong = Object.entries(fields).filter(([name]) => errors[name]);
  return (
    <FormAlert {...box}>
      <chakra.p fontWeight="600">{sayAny(said)}</chakra.p>
      {wrong.length > 0 && (
        <chakra.ul ps="5" listStyle="disc">
          {wrong.map(([name, { label, question = label }]) => (
            <li key={name}>
              <FieldLink href={`#${name}`} onClick={goToField}>
                {sayAny(question)}
              </FieldLink>
            </li>
          ))}
        </chakra.ul>
      )}
    </FormAlert>
  );
}
