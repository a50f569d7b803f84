import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useController } from 'react-hook-form';
import { contrastWithPage, enoughContrast } from './contrast.ts';
import { FieldFrame, type FieldProps, Warning } from './plain.tsx';

const Swatch = chakra('input', {
  base: {
    flexShrink: '0',
    boxSize: '10',
    p: '1',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
  },
});

/** A colour of text, chosen with the browser's picker or typed as #rrggbb. */
export function ColourField(props: FieldProps) {
  const { field } = useController({ name: props.name });
  const contrast = contrastWithPage(field.value);
  const pickable = /^#[0-9a-f]{6}$/i.test(field.value) ? field.value : '#000000';
  const tooLow = contrast !== null && contrast < enoughContrast;
  return (
    <FieldFrame
      {...props}
      hint={
        tooLow && (
          <Warning>
            Hard to read: contrast {contrast.toFixed(1)}, at least {enoughContrast} is needed
          </Warning>
        )
      }
    >
      <HStack w="100%">
        <Swatch
          type="color"
          aria-label="Choose from a palette"
          value={pickable}
          onChange={field.onChange}
        />
        <Input bg="white" {...field} />
      </HStack>
    </FieldFrame>
  );
}
