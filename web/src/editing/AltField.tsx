import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { useController } from 'react-hook-form';
import type { PictureAlt } from './pictureAlts.ts';

/**
 * What a picture shows, for those who cannot see it. Descriptions belong to addresses, so the same
 * picture has the same one wherever it stands on the page.
 */
export function AltField({ url }: { url: string }) {
  const { field } = useController({ name: 'imageAlts' });
  const alts: PictureAlt[] = field.value;
  const describe = (alt: string) =>
    field.onChange([...alts.filter((other) => other.url !== url), { url, alt }]);
  return (
    <Field.Root>
      <Field.Label>What the picture shows</Field.Label>
      <Input
        bg="white"
        value={alts.find((other) => other.url === url)?.alt ?? ''}
        onChange={(event) => describe(event.target.value)}
        onBlur={field.onBlur}
      />
      <Field.HelperText>Read aloud to visitors who cannot see it</Field.HelperText>
    </Field.Root>
  );
}
