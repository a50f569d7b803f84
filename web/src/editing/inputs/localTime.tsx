import { dateIn, endFrom, hasTime } from '@lamplight/content/events/localTimes';
import { useEffect } from 'react';
import { get, useController, useFormContext, useWatch } from 'react-hook-form';
import { onTyped } from '../form/hookForm.ts';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';

/** A date and a time; only a date if the time is irrelevant. */
function LocalTimeField(props: FieldProps) {
  const { name, required = false } = props;
  const { field } = useController({ name });
  const allDay: unknown = useWatch({ name: 'allDay' });
  const { dateOnly, ends = false } = useDescription(name);
  useEndFrom(name, ends && required);
  const value = String(field.value);
  // Inputs of times show no date without one.
  const shown = value === '' || hasTime(value) ? value : `${value}T00:00`;
  return (
    <FieldFrame {...props}>
      {dateOnly || allDay === true ? (
        <FieldInput {...field} type="date" max="2999-12-31" value={dateIn(value)} />
      ) : (
        <FieldInput {...field} type="datetime-local" max="2999-12-31T23:59" value={shown} />
      )}
    </FieldFrame>
  );
}

/** Moves the end when the beginning changes and the end isn't after it any more. */
function useEndFrom(name: string, isEnd: boolean) {
  const form = useFormContext();
  useEffect(() => {
    if (!isEnd) return;
    const beginName = name.replace(/end$/, 'begin');
    return onTyped(form, beginName, (values) => {
      const end = String(get(values, name));
      const next = endFrom(String(get(values, beginName)), end, values.allDay === true);
      if (next !== end) form.setValue(name, next, { shouldDirty: true });
    });
  }, [form, name, isEnd]);
}

export const localTimeInput: KindInput = { Input: LocalTimeField, narrow: true, inRow: true };
