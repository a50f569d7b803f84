import { Stack } from '@chakra-ui/react/stack';
import { decorativeLabel } from '@lamplight/content/fields';
import { shownText } from '@lamplight/content/shownText';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type Control, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { LuSquare, LuSquareCheck } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { altFieldName } from '../form/contentForm.ts';
import { useFieldError } from './FieldFrame.tsx';
import { FieldParts, FieldTextarea } from './FieldParts.tsx';

/** The alt texts that pictures had in each form before they became decorative. */
const earlier = new WeakMap<Control, Map<string, string | undefined>>();

/** The alt text of a picture before it became decorative: the one typed in this form, or the stored one. */
function useEarlier(alts: string, url: string) {
  const { control } = useFormContext();
  const { defaultValues } = useFormState({ name: alts });
  const name = altFieldName(alts, url);
  const known = earlier.get(control) ?? new Map<string, string | undefined>();
  const keep = (text: string | undefined) => earlier.set(control, known.set(name, text));
  const stored = (get(defaultValues, alts) as Record<string, string> | undefined)?.[url];
  return [known.has(name) ? known.get(name) : stored || undefined, keep] as const;
}

/**
 * The alt text of a picture, or that it is decorative. Alt texts belong to addresses, so a picture has the same one
 * everywhere on the page.
 * @param alts their place in the form
 */
export function AltField({ alts, url }: { alts: string; url: string }) {
  // The field is the whole map, because addresses contain dots.
  const { field } = useController({ name: alts });
  const { [url]: alt, ...others }: Record<string, string> = field.value ?? {};
  const [before, keep] = useEarlier(alts, url);
  const name = altFieldName(alts, url);
  const error = useFieldError(name);
  const change = (text: string | undefined) =>
    field.onChange(text === undefined ? others : { ...others, [url]: text });
  const decorates = alt === '';
  const toggle = () => {
    if (!decorates) keep(alt);
    change(decorates ? before : '');
  };
  return (
    <Stack gap="2">
      <FieldParts
        label={fieldsTexts.alt}
        hint={fieldsTexts.altHint}
        error={error}
        disabled={decorates}
      >
        <FieldTextarea
          name={name}
          rows={2}
          fieldSizing="content"
          minH="calc(2lh + 1.25rem)"
          maxH="12rem"
          value={(decorates ? before : alt) ?? ''}
          // A single line that wraps.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target: { value } }) => change(shownText(value) === '' ? undefined : value)}
          onBlur={field.onBlur}
        />
      </FieldParts>
      <Button
        role="checkbox"
        aria-checked={decorates}
        variant="ghost"
        size="sm"
        alignSelf="start"
        // The box begins where the field does.
        ms="-4"
        onClick={toggle}
      >
        {decorates ? <LuSquareCheck aria-hidden size="16" /> : <LuSquare aria-hidden size="16" />}
        {decorativeLabel}
      </Button>
    </Stack>
  );
}
