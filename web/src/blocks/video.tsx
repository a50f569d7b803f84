import { Heading } from '@chakra-ui/react/heading';
import { parseVideo } from '@lamplight/content/video';
import { VideoPlayer } from '../ui/VideoPlayer.tsx';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Lines, Shape, Sheet } from './SketchParts.tsx';

export function View({ block: { title, video, transcript } }: BlockViewProps<'video'>) {
  if (typeof parseVideo(video) === 'string') return null;
  return (
    <BlockSection column="wide">
      {title && (
        // Seen on the player itself, which isn't printed.
        <Heading as="h2" mb="4" css={{ '@media screen': { srOnly: true } }}>
          {title}
        </Heading>
      )}
      <VideoPlayer link={video} title={title} transcript={transcript} />
    </BlockSection>
  );
}

export const Sketch = () => (
  <Sheet>
    <Shape x={12} y={9} w={72} h={40} />
    <path d="M43 20 L57 29 L43 38 Z" opacity="0.85" />
    <Lines x={12} y={53} w={24} count={1} />
  </Sheet>
);
