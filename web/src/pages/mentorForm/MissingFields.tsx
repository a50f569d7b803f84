import { chakra } from '@chakra-ui/react/styled-system';
import type { FormField } from '@lamplight/content/formFields';
import { mentorFields } from '@lamplight/content/mentorFields';
import { messages } from '@lamplight/content/messages';
import { useFormState } from 'react-hook-form';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useFormAround } from '../../forms/formAround.ts';

const FieldLink = chakra('button', {
  base: { textDecoration: 'underline', textAlign: 'start', cursor: 'pointer', py: '1' },
});

/** What is still missing, each line leading to its field. */
export function MissingFields() {
  const { control, setFocus } = useFormAround();
  const { errors } = useFormState({ control });
  const missing = Object.entries<FormField>(mentorFields).filter(([name]) => errors[name]);
  if (missing.length === 0) return null;
  return (
    <FormAlert>
      <chakra.p fontWeight="600" mb="2">
        {messages.requiredFieldsMissing}
      </chakra.p>
      <chakra.ul pl="5" listStyle="disc">
        {missing.map(([name, { label, question = label }]) => (
          <li key={name}>
            <FieldLink type="button" onClick={() => setFocus(name)}>
              {question}
            </FieldLink>
          </li>
        ))}
      </chakra.ul>
    </FormAlert>
  );
}
