import { chakra } from '@chakra-ui/react/styled-system';
import type { FormFields, PostedForm } from '@lamplight/content/formFields';
import { messagesAboveForm } from '@lamplight/content/texts/formMessages';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { useTexts } from '../ui/i18n/texts.ts';
import { FormAlert } from './formParts.tsx';

const FieldLink = chakra('a', {
  base: { display: 'inline-block', textDecoration: 'underline', py: '1' },
});

/** Moves to a field, or a heading, by itself: another address would have the router render the whole page anew. */
export function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const { ownerDocument: page, hash } = event.currentTarget;
  page.getElementById(hash.slice(1))?.focus();
}

interface WrongFieldsProps {
  fields: FormFields;
  /** The errors of each field, by name; another object each time the form is sent. */
  errors: PostedForm['errors'];
}

/**
 * The errors of a form when it was sent, above its fields; the name of each wrong one leads to it, also where no
 * scripts run. It stays until the form is sent again, or the form would move while people correct it. The focus goes
 * to it, or to the one field that is wrong.
 */
export const WrongFields = memo(({ fields, errors }: WrongFieldsProps) => {
  const { say } = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  const before = useRef(errors);
  const wrong = Object.entries(fields).filter(([name]) => errors?.[name]);
  useEffect(() => {
    const isNew = errors && errors !== before.current;
    before.current = errors;
    if (!isNew) return;
    const [name, another] = Object.keys(errors);
    const field = another ? null : document.getElementById(name ?? '');
    (field ?? summary.current)?.focus();
  }, [errors]);
  if (!errors) return null;
  return (
    // Where no scripts run the browser itself moves the focus to it.
    <FormAlert ref={summary} tabIndex={-1} autoFocus>
      <chakra.p fontWeight="600">{say(messagesAboveForm(Object.values(errors)))}</chakra.p>
      <chakra.ul ps="5" listStyle="disc">
        {wrong.map(([name, { question }]) => (
          <li key={name}>
            <FieldLink href={`#${name}`} onClick={goToField}>
              {say(question)}
            </FieldLink>
          </li>
        ))}
      </chakra.ul>
    </FormAlert>
  );
});
