import { dateIn, hasTime } from '@lamplight/content/events/localTimes';
import { useController, useWatch } from 'react-hook-form';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';

/** A date and a time; the date alone where what is edited takes all day. */
function LocalTimeField(props: FieldProps) {
  const { field } = useController({ name: props.name });
  const allDay: unknown = useWatch({ name: 'allDay' });
  const value = String(field.value);
  // Inputs of times show no date without one.
  const shown = value === '' || hasTime(value) ? value : `${value}T00:00`;
  return (
    <FieldFrame {...props}>
      {allDay === true ? (
        <FieldInput {...field} type="date" max="2999-12-31" value={dateIn(value)} />
      ) : (
        <FieldInput {...field} type="datetime-local" max="2999-12-31T23:59" value={shown} />
      )}
    </FieldFrame>
  );
}

export const localTimeInput: KindInput = { Input: LocalTimeField, narrow: true };
