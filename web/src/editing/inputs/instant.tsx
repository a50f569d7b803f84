import { HStack } from '@chakra-ui/react/stack';
import { instantAt, momentOf } from '@lamplight/content/instants';
import { scheduleTexts as texts } from '@lamplight/content/texts/staffArea/schedule';
import { localTimeAt, type ResolvedTime, resolveLocalTime } from '@lamplight/content/zonedTime';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { serverNow } from '../../device/serverClock.ts';
import { Button } from '../../ui/Button.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { useZone } from '../schedule/useZone.ts';
import { momentText, placeOf, timeOf } from '../schedule/words.ts';
import { FieldFrame, type FieldProps, type KindInput, Warning } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';

/** A moment as the clocks of the organisation show it. */
function InstantField(props: FieldProps) {
  const { field } = useController({ name: props.name });
  const zone = useZone();
  const readOnly = useReadOnly();
  // A skipped time stays as it was typed.
  const [typed, setTyped] = useState('');
  const [clears, setClears] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const moment = momentOf(field.value);
  const resolved = resolveLocalTime(typed, zone);
  const local =
    resolved?.moment === moment
      ? typed
      : Number.isNaN(moment)
        ? String(field.value)
        : localTimeAt(moment, zone);

  const type = (text: string) => {
    const next = resolveLocalTime(text, zone);
    setTyped(text);
    // A text that names no moment, such as one of the year 26, stays in the form, which refuses it.
    field.onChange(next ? instantAt(next.moment, zone) : text);
  };
  const clear = () => {
    type('');
    // Otherwise browsers keep an incomplete date.
    setClears(clears + 1);
    requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  };

  return (
    <FieldFrame {...props} hint={<Words moment={moment} local={local} zone={zone} />}>
      <HStack w="100%" ref={box} flexWrap="wrap">
        <FieldInput
          key={clears}
          type="datetime-local"
          flex="1 1 14rem"
          w="auto"
          max="9999-12-31T23:59"
          {...field}
          value={local}
          onChange={({ target }) => type(target.value)}
        />
        {!readOnly && (
          <Button variant="outline" aria-label={texts.clearField(props.label)} onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </HStack>
    </FieldFrame>
  );
}

interface WordsProps {
  moment: number;
  local: string;
  zone: string;
}

/** The moment in words, and which one is meant where clocks change. */
function Words({ moment, local, zone }: WordsProps) {
  if (Number.isNaN(moment)) return texts.timesAre(placeOf(zone));
  const resolved = resolveLocalTime(local, zone);
  return (
    <>
      {momentText(moment, zone, serverNow())}
      {resolved && resolved.how !== 'once' && (
        <Warning>{changeText(resolved, moment, local, zone)}</Warning>
      )}
    </>
  );
}

function changeText(resolved: ResolvedTime, moment: number, local: string, zone: string): string {
  const typed = local.slice(11, 16);
  return resolved.how === 'twice'
    ? texts.twice(typed, resolved.moment === moment)
    : texts.skipped(typed, timeOf(moment, zone));
}

export const instantInput: KindInput = { Input: InstantField };
