import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { isColour } from '@lamplight/content/styleValues';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useOrganisation } from '../../firebase/live/organisation.ts';
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
  /** Colours to choose with one click. */
  palette?: readonly string[];
}

/** A colour, chosen with the browser's picker or typed as #rrggbb. */
export function ColourField({
  warningOn = contrastWarning,
  palette = [],
  ...props
}: ColourFieldProps) {
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
      {palette.length > 0 && (
        <HStack role="group" aria-label={fieldsTexts.coloursToChoose} flexWrap="wrap" gap="1">
          {palette.map((colour) => (
            <Dab
              key={colour}
              type="button"
              aria-label={fieldsTexts.chooseColour(colour)}
              aria-pressed={colour === field.value}
              title={colour}
              style={{ backgroundColor: colour }}
              onClick={() => field.onChange(colour)}
            />
          ))}
        </HStack>
      )}
    </FieldFrame>
  );
}

const Dab = chakra('button', {
  base: {
    boxSize: { base: '9', md: '7' },
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.panel',
    outline: '1px solid {colors.border}',
    cursor: 'pointer',
    '&[aria-pressed=true]': { outline: '2px solid {colors.brand.solid}' },
    forcedColorAdjust: 'none',
  },
});

/** How many colours are offered. */
const maxOffered = 8;

/** A colour of an item: those of the organisation and of the items around it are a click away. */
function ItemColourField(props: FieldProps) {
  const { colour, accent } = useOrganisation();
  const [, list = '', field = ''] = /^(.+)\.\d+\.(\w+)$/.exec(props.name) ?? [];
  const items: unknown = useWatch({ name: list });
  const used = Array.isArray(items) ? items.map((item) => Object(item)[field]) : [];
  const palette = new Set([colour, accent, ...used].filter((each) => isColour(String(each))));
  return <ColourField {...props} palette={[...palette].slice(0, maxOffered)} />;
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
  Input: ItemColourField,
  inRow: true,
  advice: ({ adviceOnColour }) => adviceOnColour,
};
