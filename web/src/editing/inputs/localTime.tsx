import { dateIn, endFrom, hasTime, isLocalTime } from '@lamplight/content/events/localTimes';
import { useEffect, useRef } from 'react';
import { get, useController, useFormContext, useWatch } from 'react-hook-form';
import { onTyped } from '../form/hookForm.ts';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';
import { useCompleteTime } from './useCompleteTime.ts';

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

/** Moves the end as someone types another beginning. */
function useEndFrom(name: string, isEnd: boolean) {
  const form = useFormContext();
  const beginName = name.replace(/end$/, 'begin');
  const begin = useCompleteTime(beginName);
  // Typing 31 first gives the 3rd: each end is made from the one before the typing.
  const base = useRef({ begin, end: '', moved: '' });
  useEffect(() => {
    if (!isEnd) return;
    return onTyped(form, beginName, (values) => {
      const typed = String(get(values, beginName));
      const end = String(get(values, name));
      if (!isLocalTime(typed)) return;
      if (end !== base.current.moved) base.current = { begin, end, moved: end };
      const moved = endFrom(typed, base.current.end, values.allDay === true, base.current.begin);
      base.current.moved = moved;
      if (moved !== end) form.setValue(name, moved, { shouldDirty: true });
    });
  }, [form, name, beginName, begin, isEnd]);
}

export const localTimeInput: KindInput = { Input: LocalTimeField, narrow: true, inRow: true };
