import { timeMessages } from '@lamplight/content/texts/timeMessages';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/**
 * Shows an error at each date or time of a form that is only half filled in: browsers report it as empty.
 * @returns the texts, each once
 */
export function showHalfFilled(form: UseFormReturn<FieldValues>): string[] {
  const values = form.getValues();
  const inputs = [...document.querySelectorAll<HTMLInputElement>('form input')].filter(
    ({ name, type, validity }) =>
      validity.badInput && type.startsWith('date') && get(values, name) !== undefined,
  );
  const texts = inputs.map((input) => {
    const { name, type } = input;
    const message = type === 'date' ? timeMessages.wholeDay : timeMessages.wholeTime;
    form.setError(name, { type: 'halfFilled', message });
    input.addEventListener('input', () => form.clearErrors(name), { once: true });
    return message;
  });
  return [...new Set(texts)];
}
