import { dateIn, endFrom, hasTime } from '@lamplight/content/events/localTimes';
import { useController, useWatch } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';
import { useMovedWithBegin } from './useMovedWithBegin.ts';

/** A date and a time; only a date if the time is irrelevant. */
function LocalTimeField(props: FieldProps) {
  const { name, required = false } = props;
  const { field } = useController({ name });
  const allDay: unknown = useWatch({ name: 'allDay' });
  const { dateOnly, ends = false } = useDescription(name);
  useMovedWithBegin(
    name,
    name.replace(/end$/, 'begin'),
    ends && required
      ? (end, before, begin, values) => endFrom(begin, end, values.allDay === true, before)
      : null,
  );
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

export const localTimeInput: KindInput = { Input: LocalTimeField, narrow: true, inRow: true };
