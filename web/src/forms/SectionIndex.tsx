import { chakra } from '@chakra-ui/react/styled-system';
import type { FormField as Description } from '@lamplight/content/formFields';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { memo, Suspense, useCallback, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LuCheck } from 'react-icons/lu';
import { useTexts } from '../ui/i18n/texts.ts';
import { useVisitorFormContext } from './FormField.tsx';
import { goToField } from './WrongFields.tsx';

/** A part of a long form. */
export interface FormSection {
  title: PlainKey;
  fields: [name: string, field: Description][];
}

/** The id of the heading of a section, which counts from 0. */
export const sectionId = (index: number) => `section-${index + 1}`;

/** Whether a section's required fields are filled in; null if there are none. */
function isComplete({ fields }: FormSection, values: FieldValues): boolean | null {
  const required = fields.filter(([, field]) => field.required);
  return required.length > 0 ? required.every(([name]) => isFilled(values[name])) : null;
}

/** The value is a text, the ticked choices, or a single tick. */
const isFilled = (value: unknown) => value !== false && String(value ?? '').trim() !== '';

const List = chakra('ol', {
  base: {
    position: 'sticky',
    top: '7rem',
    display: 'grid',
    gap: '1',
    // Its texts begin where the title above does.
    ms: '-3',
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '2.75rem',
      px: '3',
      py: '2',
      borderRadius: 'md',
      lineHeight: '1.3',
      _hover: { bg: 'brand.muted' },
    },
    '& .mark': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      flexShrink: '0',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'brand.300',
      fontSize: '0.8125rem',
      fontWeight: '600',
      color: 'brand.fg',
    },
    '& .complete': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: '0.875rem' },
  },
});

/** The sections of a form, each with whether it is complete, next to the form where there is room. */
export const SectionIndex = memo(({ sections }: { sections: FormSection[] }) => {
  const { form } = useVisitorFormContext();
  const { say } = useTexts();
  const subscribe = useCallback(
    (callback: () => void) => form.subscribe({ formState: { values: true }, callback }),
    [form],
  );
  // A text, so that nothing is rendered before a section changes.
  const completeIn = (values: FieldValues) =>
    sections.map((section) => Number(isComplete(section, values))).join('');
  const complete = useSyncExternalStore(
    subscribe,
    () => completeIn(form.getValues()),
    () => completeIn({}),
  );
  return (
    <Suspense>
      <chakra.nav
        aria-label={say('mentorForm.sections')}
        display={{ base: 'none', lg: 'block' }}
        _print={{ display: 'none !important' }}
      >
        <List>
          {sections.map((section, index) => {
            const done = complete[index] === '1';
            const optional = isComplete(section, {}) === null;
            return (
              <li key={section.title}>
                <a href={`#${sectionId(index)}`} onClick={goToField}>
                  <span className={done ? 'mark complete' : 'mark'} aria-hidden>
                    {done ? <LuCheck size="14" strokeWidth="3" /> : index + 1}
                  </span>
                  <span>
                    {say(section.title)}
                    {(done || optional) && (
                      <small>{say(done ? 'mentorForm.complete' : 'mentorForm.optional')}</small>
                    )}
                  </span>
                </a>
              </li>
            );
          })}
        </List>
      </chakra.nav>
    </Suspense>
  );
});
