import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { Source } from './source.ts';

/** The maximum width in pixels, whatever the camera took. */
const shownWidth = 480;

/** Shows the picture in a file before it is uploaded. Addresses of pictures are not drawn. */
export function LocalPicture({ source }: { source: Source }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!(source instanceof File)) return;
    let cancelled = false;
    // The policy of pages allows no addresses of the browser's own (`blob:`), but whatever is drawn.
    createImageBitmap(source, { resizeWidth: shownWidth }).then(
      (bitmap) => {
        if (!cancelled && canvas.current) draw(bitmap, canvas.current);
        bitmap.close();
      },
      (error) => console.info(`${source.name} is not shown before it is uploaded:`, error),
    );
    return () => {
      cancelled = true;
    };
  }, [source]);
  return <Canvas ref={canvas} aria-hidden />;
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}

const Canvas = chakra('canvas', {
  base: { w: '100%', h: '100%', minH: '0', objectFit: 'cover', bg: 'picture' },
});
