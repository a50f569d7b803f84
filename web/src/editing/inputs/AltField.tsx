import { Stack } from '@chakra-ui/react/stack';
import { onlyDecorates } from '@lamplight/content/fields';
import { shownText } from '@lamplight/content/shownText';
import { type Control, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { LuSquare, LuSquareCheck } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { altFieldName } from '../form/contentForm.ts';
import { useFieldError } from './FieldFrame.tsx';
import { FieldInput, FieldParts } from './FieldParts.tsx';

/** The descriptions that each form had of pictures which are decorative now, for as long as it is there. */
const earlier = new WeakMap<Control, Map<string, string | undefined>>();

/**
 * The description that a picture had before it became decorative: that which was typed in this form, or the
 * one that is stored.
 */
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
 * What a picture shows, for those who cannot see it, or that there is nothing to say. Descriptions belong
 * to addresses, so the same picture has the same one wherever it is on the page.
 * @param alts where the form holds them
 */
export function AltField({ alts, url }: { alts: string; url: string }) {
  // The field is the whole map: the addresses that are its keys contain dots.
  const { field } = useController({ name: alts });
  const { [url]: said, ...others }: Record<string, string> = field.value ?? {};
  const [before, keep] = useEarlier(alts, url);
  const name = altFieldName(alts, url);
  const error = useFieldError(name);
  const say = (text: string | undefined) =>
    field.onChange(text === undefined ? others : { ...others, [url]: text });
  const decorates = said === '';
  const toggle = () => {
    if (!decorates) keep(said);
    say(decorates ? before : '');
  };
  return (
    <Stack gap="2">
      <FieldParts
        label="Description (alt text)"
        hint="Read aloud to visitors who cannot see it"
        error={error}
        disabled={decorates}
      >
        <FieldInput
          name={name}
          value={(decorates ? before : said) ?? ''}
          onChange={({ target: { value } }) => say(shownText(value) === '' ? undefined : value)}
          onBlur={field.onBlur}
        />
      </FieldParts>
      <Button
        role="checkbox"
        aria-checked={decorates}
        variant="ghost"
        size="sm"
        alignSelf="start"
        onClick={toggle}
      >
        {decorates ? <LuSquareCheck aria-hidden size="16" /> : <LuSquare aria-hidden size="16" />}
        {onlyDecorates}
      </Button>
    </Stack>
  );
}
