import { Box, type BoxProps } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { isPercent } from '@lamplight/content/styleValues';
import { embedUrl, parseVideo } from '@lamplight/content/video';
import { useState, useTransition } from 'react';
import { LuPlay } from 'react-icons/lu';
import { useTexts } from './i18n/texts.ts';
import { Prose } from './PageParts.tsx';

interface VideoPlayerProps extends Omit<BoxProps, 'height' | 'width'> {
  /** A YouTube or Vimeo link in any form; of anything else nothing is shown. */
  link: string;
  title: string;
  /** In per cent of the space there is; empty means all of it. */
  width?: string;
  height?: string;
  /** All that is said and seen in it. */
  transcript?: string;
}

/** The button that had the focus is gone. */
const focus = (player: HTMLIFrameElement | null) => player?.focus();

/** A poster that is the video's title, and a sign that plays it. */
const PlayButton = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr auto 1fr',
    justifyItems: 'center',
    p: { base: '3', md: '8' },
    boxSize: 'full',
    cursor: 'pointer',
    color: 'white',
    bg: 'radial-gradient(circle at 50% 120%, {colors.lamp.500}, {colors.brand.700} 45%, {colors.brand.900})',
    '&[aria-busy]': { opacity: '0.8', cursor: 'progress' },
    // Without scripts a link is in its place.
    '&:has(+ noscript > a)': { display: 'none' },
  },
});

/**
 * A video of YouTube or Vimeo. Their player, with its scripts and requests, is loaded only when the
 * visitor asks for it. Without scripts a link leads to its page.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { link, title, width = '', height = '', transcript, ...frame } = props;
  const { say } = useTexts();
  const [playing, setPlaying] = useState(false);
  // Putting the player in takes 100 ms on a phone: the button answers before that.
  const [isStarting, startPlaying] = useTransition();
  const video = parseVideo(link);
  if (typeof video === 'string') return null;
  const source = new URL(embedUrl(video));
  source.searchParams.set('autoplay', '1');
  const play = title ? say('media.playVideoNamed', { name: title }) : say('media.playVideo');
  const poster = (
    <>
      <chakra.span
        gridRow="2"
        display="grid"
        placeItems="center"
        boxSize={{ base: '12', md: '16' }}
        borderRadius="full"
        borderWidth="2px"
        borderColor="currentColor"
        // Seen over any second colour of an organisation's.
        bg="brand.900/60"
        transition="background-color 0.2s"
        css={{ ':hover > &': { bg: 'lamp.500', color: 'brand.900' } }}
      >
        <LuPlay aria-hidden size="28" />
      </chakra.span>
      <chakra.bdi
        gridRow="1"
        alignSelf="start"
        px="3"
        py="1.5"
        borderRadius="md"
        // Read over any second colour of an organisation's.
        bg="brand.900/60"
        _empty={{ display: 'none' }}
        justifySelf="start"
        textAlign="start"
        textWrap="balance"
        fontFamily="heading"
        fontSize={{ base: '1rem', md: '1.5rem' }}
        fontWeight="600"
        lineHeight="1.2"
      >
        {title}
      </chakra.bdi>
    </>
  );
  return (
    <Box {...frame}>
      <Box display="grid" placeItems="center" aspectRatio="16 / 9" data-video={link}>
        <Box
          w={isPercent(width) ? width : '100%'}
          h={isPercent(height) ? height : '100%'}
          position="relative"
          overflow="hidden"
          borderRadius="xl"
        >
          {playing ? (
            <chakra.iframe
              ref={focus}
              src={source.href}
              title={title || say('media.video')}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              boxSize="full"
              border="0"
            />
          ) : (
            <PlayButton
              type="button"
              data-on-demand
              aria-busy={isStarting || undefined}
              onClick={() => startPlaying(() => setPlaying(true))}
              aria-label={play}
            >
              {poster}
            </PlayButton>
          )}
          <noscript>
            <PlayButton as="a" {...{ href: link }} aria-label={play} position="absolute" inset="0">
              {poster}
            </PlayButton>
          </noscript>
        </Box>
      </Box>
      {transcript && (
        <chakra.details mt="3">
          <chakra.summary py="1" w="fit-content" cursor="pointer">
            {say('media.transcript')}
          </chakra.summary>
          <Prose fontSize="1rem">{transcript}</Prose>
        </chakra.details>
      )}
    </Box>
  );
}
