import { chakra } from '@chakra-ui/react/styled-system';
import { focusOf } from '@lamplight/content/pictureFocus';
import { smallestSize } from '@lamplight/content/pictureSizes';
import { whileLoading } from './uploadedHere.ts';

/** A picture that fills a small frame. */
export const Thumbnail = ({ address }: { address: string }) => (
  <chakra.img
    // One that does not load is told of at its field.
    key={address}
    src={smallestSize(address)}
    alt=""
    loading="lazy"
    draggable={false}
    boxSize="100%"
    objectFit="cover"
    objectPosition={`${focusOf(address).x}% ${focusOf(address).y}%`}
    style={whileLoading(address)}
    bg="picture"
  />
);
