import { isTimeZone } from '@lamplight/content/instants';
import { scheduleTexts } from '@lamplight/content/texts/staffArea/schedule';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldButton, FieldInput } from './FieldParts.tsx';

/** A time zone: found by any part of its name, or the one of this browser. */
function TimeZoneField(props: FieldProps) {
  const { field } = useController({ name: props.name });
  const readOnly = useReadOnly();
  const list = useId();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offersOwn = !readOnly && field.value === '' && isTimeZone(own);
  return (
    <FieldFrame {...props}>
      <FieldInput {...field} list={list} autoComplete="off" spellCheck={false} />
      <datalist id={list}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {offersOwn && (
        <FieldButton variant="outline" size="sm" onClick={() => field.onChange(own)}>
          {scheduleTexts.takeZone(own)}
        </FieldButton>
      )}
    </FieldFrame>
  );
}

export const timeZoneInput: KindInput = { Input: TimeZoneField };
