import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { isPicture } from '@lamplight/content/addresses';
import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useState } from 'react';
import { LuImagePlus } from 'react-icons/lu';
import { LocalPicture } from '../pictures/LocalPicture.tsx';
import type { Source } from '../pictures/source.ts';
import { whileLoading } from '../pictures/uploadedHere.ts';
import type { Upload } from '../uploads/useUploads.ts';

/** The size of a loaded picture in pixels, or that it does not load. */
export type PictureState = 'broken' | { width: number; height: number };

type Shape = 'round' | 'square' | 'wide';

interface PicturePreviewProps {
  shape: Shape;
  url: string;
  /** The file that is about to become the picture. */
  upload: Upload<Source> | undefined;
  onSeen: (state: PictureState) => void;
}

/** The picture of a field, the one that is being uploaded for it, or why there is none. */
export function PicturePreview({ url, shape, upload, onSeen }: PicturePreviewProps) {
  const [broken, setBroken] = useState(false);
  if (upload) {
    return (
      <Frame shape={shape}>
        <LocalPicture source={upload.source} />
      </Frame>
    );
  }
  if (!isPicture(url) || broken) {
    return (
      <Frame shape={shape} empty>
        <LuImagePlus aria-hidden size="24" />
        {url ? fieldsTexts.doesNotLoad : fieldsTexts.dropHere}
      </Frame>
    );
  }
  return (
    <Frame shape={shape}>
      <chakra.img
        src={withoutFocus(url)}
        alt=""
        loading="lazy"
        boxSize="100%"
        objectFit="cover"
        bg="picture"
        style={whileLoading(url)}
        objectPosition={`${focusOf(url).x}% ${focusOf(url).y}%`}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          onSeen({ width, height })
        }
        onError={() => {
          setBroken(true);
          onSeen('broken');
        }}
      />
    </Frame>
  );
}

interface FrameProps {
  shape: Shape;
  /** It has nothing to show. */
  empty?: boolean;
  children: ReactNode;
}

const Frame = ({ shape, empty, children }: FrameProps) => (
  <Box
    display="grid"
    gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
    alignSelf="start"
    flexShrink="0"
    overflow="hidden"
    borderRadius={shape === 'round' ? 'full' : 'lg'}
    bg="brand.muted"
    {...(shape === 'wide' ? { flex: '1 1 13rem', maxW: '20rem' } : { boxSize: '100px' })}
    {...(empty
      ? { ...nothing, ...(shape === 'wide' && { minH: '7rem' }) }
      : shape === 'wide' && {
          // It would take up a third of a phone's screen.
          aspectRatio: { base: 'auto', sm: 4 / 3 },
          h: { base: '9rem', sm: 'auto' },
        })}
  >
    {children}
  </Box>
);

const nothing = {
  gridTemplate: 'none',
  placeItems: 'center',
  alignContent: 'center',
  gap: '1',
  px: '2',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'brand.300',
  fontSize: 'xs',
  color: 'fg.muted',
  textAlign: 'center',
} as const;
