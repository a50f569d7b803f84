import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { isPicture } from '@lamplight/content/addresses';
import { useState } from 'react';

/** What became of a picture that was loaded: its size in pixels, or that it does not load. */
export type PictureState = 'broken' | { width: number; height: number };

interface PicturePreviewProps {
  url: string;
  /** 100 by 100 pixels instead of a frame. */
  portrait: boolean;
  onSeen: (state: PictureState) => void;
}

/** A picture as it will be seen, small, or why there is none. */
export function PicturePreview({ url, portrait, onSeen }: PicturePreviewProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Box
      display="grid"
      placeItems="center"
      alignSelf="start"
      overflow="hidden"
      bg="brand.muted"
      borderRadius={portrait ? 'full' : 'md'}
      {...(portrait ? { boxSize: '100px' } : { aspectRatio: 4 / 3 })}
    >
      {isPicture(url) && !broken ? (
        <chakra.img
          src={url}
          alt=""
          boxSize="100%"
          objectFit="cover"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSeen({ width, height })
          }
          onError={() => {
            setBroken(true);
            onSeen('broken');
          }}
        />
      ) : (
        <Text fontSize="xs" color="fg.muted" textAlign="center" px="2">
          {url ? 'Does not load' : 'No picture yet'}
        </Text>
      )}
    </Box>
  );
}
