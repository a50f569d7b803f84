import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { chosen } from '../theme/media.ts';

interface PillsProps<Value extends string> {
  label: string;
  /** What can be chosen, and what it is called. */
  choices: Readonly<Record<Value, ReactNode>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few values, all of them in sight: a choice takes one press. */
export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { label, choices, value, onChoose } = props;
  const name = useId();
  return (
    <PillRow role="radiogroup" aria-label={label}>
      {(Object.entries(choices) as [Value, ReactNode][]).map(([choice, text]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChoose(choice)}
          />
          {text}
        </label>
      ))}
    </PillRow>
  );
}

interface PillButtonsProps<Value extends string> extends PillsProps<Value> {
  disabled: boolean;
}

/** The same for a choice that is stored at once: arrow keys would store those on the way, so each is a button. */
export const PillButtons = <Value extends string>(props: PillButtonsProps<Value>) => (
  <PillRow role="group" aria-label={props.label}>
    {(Object.entries(props.choices) as [Value, ReactNode][]).map(([choice, text]) => (
      <button
        key={choice}
        type="button"
        aria-pressed={choice === props.value}
        disabled={props.disabled}
        onClick={() => choice !== props.value && props.onChoose(choice)}
      >
        {text}
      </button>
    ))}
  </PillRow>
);

/** How pills look: labels, each with its input, or buttons. */
export const PillRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > *': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: { base: '11', md: '9' },
      px: '3.5',
      fontSize: 'sm',
      fontWeight: '500',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'full',
      _hover: { bg: 'brand.muted' },
      cursor: 'pointer',
      _disabled: { opacity: '0.5', cursor: 'default' },
      '&:has(:checked), &[aria-pressed=true]': {
        bg: 'brand.muted',
        color: 'brand.fg',
        borderColor: 'brand.solid',
        fontWeight: '600',
        _highContrast: chosen,
      },
      '&:focus-visible, &:has(:focus-visible)': {
        outline: '2px solid {colors.brand.solid}',
        outlineOffset: '2px',
      },
    },
    // Over the whole pill, where a finger or a test can press it.
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
  },
});
