import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId } from 'react';
import type { RefCallBack } from 'react-hook-form';
import type { FormFieldDescription } from './description.ts';
import { useFieldError, useFormAround } from './formAround.ts';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    cursor: 'pointer',
    '& input': { boxSize: '5', accentColor: '{colors.brand.600}', flexShrink: '0' },
  },
});

/** Several of some options, or one of two, or a single agreement; errors belong to the whole. */
export const ChoiceGroup = memo(({ field }: { field: FormFieldDescription }) => {
  const { register } = useFormAround();
  const errorId = useId();
  const error = useFieldError(field.name);
  const { ref, ...events } = register(field.name);
  const control = {
    ...events,
    ref: field.kind === 'either' ? keepingChosen(ref) : ref,
    'aria-invalid': Boolean(error),
    ...(error && { 'aria-describedby': errorId }),
  };
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="600" mb="1">
        {field.label}{' '}
        {field.required && (
          <chakra.span aria-hidden color="#b3261e">
            *
          </chakra.span>
        )}
      </chakra.legend>
      {field.kind === 'agreement' ? (
        <Option>
          <input type="checkbox" {...control} /> {field.hint}
        </Option>
      ) : (
        field.options?.map((option) => (
          <Option key={option}>
            <input
              type={field.kind === 'either' ? 'radio' : 'checkbox'}
              value={option}
              {...control}
            />
            {option}
          </Option>
        ))
      )}
      {error && (
        <chakra.p id={errorId} color="#b3261e" fontSize="0.9375rem" fontWeight="500">
          {error.message}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
});

/**
 * What was typed and ticked before the page came to life, react-hook-form keeps by itself; of several
 * buttons it would take the one back that was chosen.
 */
const keepingChosen = (ref: RefCallBack) => (button: HTMLInputElement | null) => {
  const chosen = button?.checked;
  ref(button);
  if (button && chosen && !button.checked) queueMicrotask(() => button.click());
};
