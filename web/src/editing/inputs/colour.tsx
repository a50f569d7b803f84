import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { contrastText, contrastWithPage, enoughContrast } from './contrast.ts';
import { FieldFrame, type FieldProps, type KindInput, Warning } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';

const Swatch = chakra('input', {
  base: {
    flexShrink: '0',
    boxSize: '10',
    p: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    cursor: 'pointer',
  },
});

interface ColourFieldProps extends FieldProps {
  /** A warning about a colour; without it, about its contrast with the page. */
  warningOn?: (colour: string) => ReactNode;
}

/** A colour, chosen with the browser's picker or typed as #rrggbb. */
export function ColourField({ warningOn = contrastWarning, ...props }: ColourFieldProps) {
  const { field } = useController({ name: props.name });
  const pickable = /^#[0-9a-f]{6}$/i.test(field.value) ? field.value : '#ffffff';
  return (
    <FieldFrame {...props} hint={warningOn(field.value) || props.hint}>
      <HStack w="100%">
        <Swatch
          type="color"
          aria-label={fieldsTexts.palette}
          value={pickable}
          onChange={field.onChange}
        />
        <FieldInput {...field} />
      </HStack>
    </FieldFrame>
  );
}

/** Warns of a colour that is too close to that of the page behind it. */
function contrastWarning(colour: string): ReactNode {
  const contrast = contrastWithPage(colour);
  return (
    contrast !== null &&
    contrast < enoughContrast && (
      <Warning>{fieldsTexts.contrast(contrastText(contrast), enoughContrast)}</Warning>
    )
  );
}

export const colourInput: KindInput = {
  Input: ColourField,
  inRow: true,
  advice: ({ adviceOnColour }) => adviceOnColour,
};
