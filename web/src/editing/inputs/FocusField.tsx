import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { isPicture } from '@lamplight/content/addresses';
import { type Focus, focusOf, withFocus, withoutFocus } from '@lamplight/content/pictureFocus';
import { pictureSizes } from '@lamplight/content/pictureSizes';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import type { MouseEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PercentSlider } from '../../ui/PercentSlider.tsx';
import { useReadOnly } from '../page/ReadOnly.tsx';

/** The frames in which pages show pictures. */
const frames = [
  { name: fieldsTexts.slide, ratio: 21 / 9, width: '10rem' },
  { name: fieldsTexts.card, ratio: 4 / 3, width: '6rem' },
  { name: fieldsTexts.portrait, ratio: 3 / 4, width: '4rem' },
  { name: fieldsTexts.round, ratio: 1, width: '4.5rem', round: true },
];

/**
 * The focal point of a picture: pressed in the picture or moved with the keys, with a preview in each frame.
 * @param name of the field that holds the picture's address
 */
export function FocusField({ name }: { name: string }) {
  const { setValue } = useFormContext();
  const readOnly = useReadOnly();
  const address = String(useWatch({ name }) ?? '');
  if (!isPicture(address)) return null;
  const focus = focusOf(address);
  const set = (change: Partial<Focus>) =>
    setValue(name, withFocus(address, { ...focus, ...change }), { shouldDirty: true });
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">{fieldsTexts.focalPointHint}</Text>
      <Box position="relative" w="fit-content" maxW="100%" overflow="hidden" borderRadius="md">
        <PictureOf
          address={address}
          maxH="18rem"
          maxW="100%"
          {...(!readOnly && { cursor: 'crosshair', onClick: press })}
        />
        <Marker style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </Box>
      <Box
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(10rem, 100%), 1fr))"
        gap="4"
      >
        <PercentSlider label={fieldsTexts.fromLeft} value={focus.x} onChange={(x) => set({ x })} />
        <PercentSlider label={fieldsTexts.fromTop} value={focus.y} onChange={(y) => set({ y })} />
      </Box>
      <Box as="ul" display="flex" flexWrap="wrap" gap="4" alignItems="end" listStyleType="none">
        {frames.map((frame) => (
          <li key={frame.name}>
            <PictureOf
              address={address}
              aspectRatio={frame.ratio}
              w={frame.width}
              objectFit="cover"
              objectPosition={`${focus.x}% ${focus.y}%`}
              borderRadius={frame.round ? 'full' : 'md'}
            />
            <Text fontSize="xs" color="fg.muted" textAlign="center">
              {frame.name}
            </Text>
          </li>
        ))}
      </Box>
    </Stack>
  );
}

type PictureOfProps = React.ComponentProps<typeof chakra.img> & { address: string };

const PictureOf = ({ address, ...props }: PictureOfProps) => (
  <chakra.img
    alt=""
    bg="picture"
    sizes="24rem"
    srcSet={pictureSizes(address)}
    src={withoutFocus(address)}
    {...props}
  />
);

/** A ring that is visible on light and dark backgrounds. */
const Marker = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: '6',
    translate: '-50% -50%',
    borderRadius: 'full',
    borderWidth: '3px',
    borderColor: 'white',
    outline: '2px solid {colors.brand.600}',
    pointerEvents: 'none',
  },
});
