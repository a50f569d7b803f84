import { Stack } from '@chakra-ui/react/stack';
import { movedRule, partFrequencies, partsOf, ruleOf } from '@lamplight/content/events/ruleParts';
import { repeatsTexts } from '@lamplight/content/texts/staffArea/repeats';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { type FieldProps, useFieldError } from '../inputs/FieldFrame.tsx';
import { FieldInput, FieldParts, FieldSelect } from '../inputs/FieldParts.tsx';
import { useMovedWithBegin } from '../inputs/useMovedWithBegin.ts';
import { RepeatDates } from './RepeatDates.tsx';
import { RepeatParts } from './RepeatParts.tsx';

/** The repetition of an event, chosen in parts; a rule with other parts is typed. */
export function RepeatField({ name, label, hint, required = false }: FieldProps) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const begin = useMovedWithBegin(name, 'begin', movedRule);
  const rule = String(field.value ?? '');
  const parts = partsOf(rule, begin);
  // While it is typed, a rule may become one that the parts can express.
  const [typed, setTyped] = useState<string>();
  const isOther = rule !== '' && !parts;
  const isTyped = isOther || rule === typed;
  const [other, setOther] = useState('');
  if (isOther && other !== rule) setOther(rule);
  const change = (next: string, isByHand = false) => {
    setTyped(isByHand ? next : undefined);
    field.onChange(next);
  };
  const choose = (choice: string) => {
    if (choice === 'other') return change(other, true);
    const frequency = partFrequencies.find((each) => each === choice);
    if (!frequency) return change('');
    const plain = { frequency, interval: 1, days: [], monthDay: 'date' as const };
    change(ruleOf({ ...plain, end: parts?.end }, begin));
  };
  const control = { name, ref: field.ref, onBlur: field.onBlur };

  return (
    <Stack gap="4" w="100%">
      <FieldParts label={label} hint={hint} required={required} error={isTyped ? undefined : error}>
        <FieldSelect
          {...(!isTyped && control)}
          value={isTyped ? 'other' : (parts?.frequency ?? '')}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{repeatsTexts.none}</option>
          {partFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {repeatsTexts.frequencies[frequency]}
            </option>
          ))}
          {other !== '' && <option value="other">{repeatsTexts.other}</option>}
        </FieldSelect>
      </FieldParts>
      {isTyped && (
        <FieldParts label={repeatsTexts.rule} hint={repeatsTexts.ruleHint} error={error}>
          <FieldInput
            {...control}
            value={rule}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change(target.value, true)}
          />
        </FieldParts>
      )}
      {parts && !isTyped && (
        <RepeatParts parts={parts} begin={begin} onChange={(next) => change(ruleOf(next, begin))} />
      )}
      <RepeatDates rule={rule} />
    </Stack>
  );
}
