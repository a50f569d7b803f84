import { chakra } from '@chakra-ui/react/styled-system';
import { whatToDo } from '@lamplight/content/texts/formMessages';
import { memo, useId } from 'react';
import { useTexts } from '../ui/i18n/texts.ts';
import { ErrorText, fieldStyles, RequiredMark } from './Field.tsx';
import { type FormFieldProps, useFieldError, useVisitorFormContext } from './FormField.tsx';

/** Styles its many parts. */
const Group = chakra('fieldset', {
  base: {
    ...fieldStyles,
    minW: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& > legend': { fontWeight: '600', mb: '1' },
    '& > .error': { w: 'full' },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '2.75rem',
      cursor: 'pointer',
      '& > input': { boxSize: '5', accentColor: '{colors.brand.600}', flexShrink: '0' },
    },
  },
});

/** One or several of a few options, or a single agreement; errors belong to the whole. */
export const ChoiceGroup = memo(({ name, field }: FormFieldProps) => {
  const { form, posted } = useVisitorFormContext();
  const held = [posted?.values?.[name]].flat();
  const { say } = useTexts();
  const errorId = useId();
  const error = useFieldError(name);
  const control = {
    ...form.register(name),
    required: Boolean(field.required) && field.kind !== 'choices',
    'aria-invalid': Boolean(error),
    'aria-describedby': error && errorId,
  };
  return (
    <Group className={field.short ? 'short' : undefined}>
      <legend>
        {/* None of several boxes is required by itself. */}
        {say(field.question)} {field.required && <RequiredMark read={field.kind === 'choices'} />}
      </legend>
      {field.kind === 'agreement' ? (
        <label>
          <input type="checkbox" id={name} defaultChecked={held.includes(true)} {...control} />{' '}
          {field.hint && say(field.hint)}
        </label>
      ) : (
        Object.entries(field.options ?? {}).map(([option, text], index) => (
          <label key={option}>
            <input
              type={field.kind === 'choice' ? 'radio' : 'checkbox'}
              value={option}
              id={index === 0 ? name : undefined}
              defaultChecked={held.includes(option)}
              {...control}
            />
            {say(text)}
          </label>
        ))
      )}
      {error && <ErrorText id={errorId}>{whatToDo(say, field, error)}</ErrorText>}
    </Group>
  );
});
