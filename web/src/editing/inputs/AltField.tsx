import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { useController } from 'react-hook-form';
import { altFieldName } from '../contentForm.ts';

/**
 * What a picture shows, for those who cannot see it. Descriptions belong to addresses, so the same
 * picture has the same one wherever it stands on the page.
 */
export function AltField({ url }: { url: string }) {
  // The field is the whole map: the addresses that are its keys contain dots.
  const { field } = useController({ name: 'imageAlts' });
  const alts: Record<string, string> = field.value;
  return (
    <Field.Root>
      <Field.Label>What the picture shows</Field.Label>
      <Input
        bg="white"
        name={altFieldName(url)}
        value={alts[url] ?? ''}
        onChange={(event) => field.onChange({ ...alts, [url]: event.target.value })}
        onBlur={field.onBlur}
      />
      <Field.HelperText>Read aloud to visitors who cannot see it</Field.HelperText>
    </Field.Root>
  );
}
