import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** How the parts of a field look that are the same in all of them. */
export const fieldStyles = {
  '& .required': { color: '#a81916' },
  '& .error': { color: '#a81916', fontSize: '0.9375rem', fontWeight: '500' },
};

/** Fields below each other, and two short ones in a row where there is room for both. */
export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(13rem, 40%)), 1fr))',
  gap: '5',
  alignItems: 'start',
  '& > *': { gridColumn: '1 / -1' },
  '& > .short': { gridColumn: 'auto' },
};

/**
 * Its parts are styled from here: as components of their own, or as Chakra's, which render again once they
 * are mounted, those of a long form would slow down hydration.
 */
const Column = chakra('div', {
  base: {
    ...fieldStyles,
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    '& > label': { display: 'flex', gap: '1', fontWeight: '600' },
    '& > :is(input, textarea)': {
      w: 'full',
      px: '4',
      py: '2.5',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: '#8d8199',
      borderRadius: 'md',
      _invalid: { borderColor: '#a81916', boxShadow: '0 0 0 1px #a81916' },
    },
    '& > textarea': { resize: 'vertical' },
    '& > .hint': { color: 'fg.muted', fontSize: '0.875rem' },
  },
});

interface FieldProps {
  /** The control's; one of its own if not given. */
  id?: string;
  label: string;
  required?: boolean;
  /** Has room next to another one (`fieldGrid`). */
  short?: boolean | undefined;
  hint?: string | undefined;
  /** The errors of it. */
  error: string | undefined;
  /** The control: an `input` or `textarea`, which takes what ties it to the others. */
  children: (tied: TiedControl) => ReactNode;
}

interface TiedControl {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A control that visitors fill in, with its label, its hint and what is wrong with it. */
export function Field(props: FieldProps) {
  const { id: given, label, required = false, short, hint, error, children } = props;
  const own = useId();
  const id = given ?? own;
  const [hintId, errorId] = [`${id}hint`, `${id}error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Column className={short ? 'short' : undefined}>
      <label htmlFor={id}>
        {label} {required && <RequiredMark />}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Column>
  );
}

/** A mark behind the label of a required field. @param read whether screen readers read it: no control says so */
export const RequiredMark = ({ read = false }) => (
  <span aria-hidden={!read || undefined} className="required">
    *
  </span>
);

/** The errors of a field. */
export const ErrorText = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className="error">
    {children}
  </p>
);
