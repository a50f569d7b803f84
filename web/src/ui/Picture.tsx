import { Box, type BoxProps } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { isPicture } from '@lamplight/content/addresses';
import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';
import { pictureSizes } from '@lamplight/content/pictureSizes';
import { isPercent } from '@lamplight/content/styleValues';
import { useEffect, useRef, useState } from 'react';

/** Returns the alt text of a picture by its address; empty for a decorative one. */
export type AltOf = (url: string) => string;

/** The same, as content says it. */
export const altIn =
  (imageAlts: Readonly<Record<string, string>>): AltOf =>
  (url) =>
    imageAlts[withoutFocus(url)] ?? '';

interface PictureProps extends Omit<BoxProps, 'height' | 'width'> {
  src: string;
  alt: string;
  /** Width and height in per cent of the frame, such as `80%`; empty means all of it. */
  width?: string;
  height?: string;
  /** Width by height of the frame that the picture is in, so that nothing moves while it loads. */
  ratio: number;
  /** Loads at once and before the rest: for the one picture a visitor sees first. */
  first?: boolean;
  /** How wide a picture that loads at once is shown, as in `sizes`; others are measured where they are. */
  sizes?: string;
}

/**
 * A picture in a frame of fixed proportions, cropped around the focal point in its address. A broken link shows an
 * empty frame; an address that is no picture's shows nothing.
 */
export function Picture({
  src: address,
  alt,
  width = '',
  height = '',
  ratio,
  first = false,
  sizes = '100vw',
  ...frame
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState('');
  const src = withoutFocus(address);

  // A picture may have failed before hydration, and then there is no event.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setBroken(src);
  }, [src]);

  if (!isPicture(src)) return null;
  const srcSet = pictureSizes(src);
  return (
    <Box
      display="grid"
      // One cell, as large as the frame: otherwise the picture's own proportions would stretch it.
      gridTemplate="100% / 100%"
      placeItems="center"
      overflow="hidden"
      bg="brand.muted"
      aspectRatio={String(ratio)}
      {...frame}
    >
      {broken !== src && (
        <chakra.img
          ref={image}
          // Before the address, or browsers begin to load that.
          {...(srcSet && { sizes: first ? sizes : `auto, ${sizes}`, srcSet })}
          src={src}
          alt={alt}
          width={isPercent(width) ? width : '100%'}
          height={isPercent(height) ? height : '100%'}
          objectFit="cover"
          objectPosition={positionOf(address)}
          decoding={first ? 'sync' : 'async'}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          onError={() => setBroken(src)}
        />
      )}
    </Box>
  );
}

/** The middle, which browsers take by themselves, is not said. */
function positionOf(address: string): string | undefined {
  const { x, y } = focusOf(address);
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`;
}
