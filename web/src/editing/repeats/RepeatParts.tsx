import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { dateIn, daysLater, isLocalTime, localTextOf } from '@lamplight/content/events/localTimes';
import {
  type MonthDay,
  monthDaysOf,
  placeInMonth,
  type RuleParts,
} from '@lamplight/content/events/ruleParts';
import { repeatsTexts as texts } from '@lamplight/content/texts/staffArea/repeats';
import { repeatTexts } from '@lamplight/content/texts/visitor/repeats';
import { type ComponentProps, useState } from 'react';
import { serverNow } from '../../device/serverClock.ts';
import { PillRow, Pills } from '../../ui/Pills.tsx';
import { FieldInput, FieldParts, FieldSelect } from '../inputs/FieldParts.tsx';

interface RepeatPartsProps {
  parts: RuleParts;
  /** The local time that the rule begins with, or an empty string. */
  begin: string;
  onChange: (parts: RuleParts) => void;
}

/** The parts of a recurrence rule, but for its frequency. */
export function RepeatParts(props: RepeatPartsProps) {
  const { parts, begin, onChange } = props;
  const { frequency, interval, monthDay } = parts;
  return (
    <Stack gap="4">
      <NumberLabel>
        {texts.every}
        <NumberInput
          value={interval}
          onWhole={(text) => onChange({ ...parts, interval: Number(text) })}
        />
        {texts.units[frequency][interval === 1 ? 'one' : 'many']}
      </NumberLabel>
      {frequency === 'WEEKLY' && <Weekdays {...props} />}
      {frequency === 'MONTHLY' && isLocalTime(begin) && (
        <Pills
          label={texts.monthDay}
          choices={monthDayTexts(begin)}
          value={monthDay}
          onChoose={(chosen) => onChange({ ...parts, monthDay: chosen })}
        />
      )}
      <End {...props} />
    </Stack>
  );
}

/** From Monday, as `Date` counts them. */
const week = [1, 2, 3, 4, 5, 6, 0];

function Weekdays({ parts, onChange }: RepeatPartsProps) {
  const toggle = (day: number) =>
    onChange({
      ...parts,
      days: parts.days.includes(day)
        ? parts.days.filter((each) => each !== day)
        : [...parts.days, day],
    });
  return (
    <PillRow role="group" aria-label={texts.weekdays}>
      {week.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            aria-label={weekdayText(day, 'long')}
            checked={parts.days.includes(day)}
            onChange={() => toggle(day)}
          />
          {weekdayText(day, 'short')}
        </label>
      ))}
    </PillRow>
  );
}

function End({ parts, begin, onChange }: RepeatPartsProps) {
  const { end } = parts;
  const kind = end === undefined ? 'never' : typeof end === 'number' ? 'count' : 'until';
  const first = isLocalTime(begin) ? dateIn(begin) : dateIn(localTextOf(serverNow()));
  const ends = { never: undefined, until: daysLater(first, usualDays), count: usualCount };
  const change = (next: RuleParts['end']) => onChange({ ...parts, end: next });
  return (
    <HStack gap="4" wrap="wrap" alignItems="end">
      <FieldParts label={texts.stops} w={{ base: 'full', sm: '15rem' }}>
        <FieldSelect
          value={kind}
          onChange={({ target }) => change(ends[target.value as keyof typeof ends])}
        >
          {Object.entries(texts.ends).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FieldSelect>
      </FieldParts>
      {typeof end === 'string' && (
        <FieldParts label={texts.lastDate} w="11rem">
          <WholeInput
            type="date"
            min={first}
            max="2999-12-31"
            value={end}
            isWhole={isLocalTime}
            onWhole={change}
          />
        </FieldParts>
      )}
      {typeof end === 'number' && (
        <NumberLabel>
          {texts.after}
          <NumberInput value={end} onWhole={(text) => change(Number(text))} />
          {texts.times[end === 1 ? 'one' : 'many']}
        </NumberLabel>
      )}
    </HStack>
  );
}

/** The default ends. */
const usualDays = 365;
const usualCount = 10;

interface WholeInputProps extends Omit<ComponentProps<typeof FieldInput>, 'value'> {
  value: string;
  isWhole: (text: string) => boolean;
  onWhole: (text: string) => void;
}

/** An input whose text is applied as soon as it is complete. On blur, it shows the applied value. */
function WholeInput({ value, isWhole, onWhole, ...input }: WholeInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <FieldInput
      {...input}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isWhole(target.value)) onWhole(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

const NumberInput = ({ value, ...input }: Pick<WholeInputProps, 'onWhole'> & { value: number }) => (
  <WholeInput
    type="number"
    w="5.5rem"
    min={1}
    max={9_999}
    value={String(value)}
    isWhole={(text) => /^[1-9]\d{0,3}$/.test(text)}
    {...input}
  />
);

/** A sentence around a number, which is its label. */
const NumberLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', w: 'fit-content' },
});

/** The options for the day of the month of an event that begins on a date. */
function monthDayTexts(begin: string): Record<MonthDay, string> {
  const { date, nth, weekday } = placeInMonth(begin);
  const ordinal = new Intl.PluralRules('en', { type: 'ordinal' }).select(date);
  const onWeekday = (form = '') =>
    texts.onWeekday(form.replace('{day}', weekdayText(weekday, 'long')));
  const all: Record<MonthDay, string> = {
    date: texts.onDate(`${date}${texts.ordinals[ordinal]}`),
    lastDate: texts.onLastDate,
    nthWeekday: onWeekday(repeatTexts.en.nth[nth - 1]),
    lastWeekday: onWeekday(repeatTexts.en.last),
  };
  const offered = Object.keys(monthDaysOf(begin));
  return Object.fromEntries(
    Object.entries(all).filter(([each]) => offered.includes(each)),
  ) as typeof all;
}

const weekdayText = (day: number, length: 'long' | 'short'): string =>
  // 4 January 1970 was a Sunday.
  new Date(Date.UTC(1970, 0, 4 + day)).toLocaleString('en-GB', {
    weekday: length,
    timeZone: 'UTC',
  });
