import { Stack } from '@chakra-ui/react/stack';
import { shownLine } from '@lamplight/content/shownText';
import { fieldMessages } from '@lamplight/content/texts/fieldMessages';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { parseVideo, videoLink } from '@lamplight/content/video';
import { useWatch } from 'react-hook-form';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useAddressInput } from './useAddressInput.ts';

/** A YouTube or Vimeo link in any form, with its player once it is one. */
function VideoField(props: FieldProps) {
  const stored = (typed: string) => videoLink(shownLine(typed));
  const input = useAddressInput(props.name, stored);
  // The value as it will be stored, so that the player doesn't change when the field loses the focus.
  const link = stored(useWatch({ name: props.name }) ?? '');
  return (
    <Stack gap="3" w="100%">
      <FieldFrame hint={fieldsTexts.videoHint} {...props}>
        <FieldInput inputMode="url" placeholder={fieldsTexts.addressStart} {...input} />
      </FieldFrame>
      <VideoPlayer
        key={link}
        link={link}
        title={props.label}
        maxW="20rem"
        // The label is above it: there is no room for it on such a small poster.
        css={{ '& bdi': { display: 'none' } }}
      />
    </Stack>
  );
}

/** Says what to enter instead of a link that is not a video. */
export function adviceOnVideo(text: string): string | null {
  const video = parseVideo(text);
  return typeof video === 'string' ? fieldMessages.noVideo[video] : null;
}

export const videoInput: KindInput = { Input: VideoField, advice: () => adviceOnVideo };
