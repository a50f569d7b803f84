import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { isLink } from '@lamplight/content/addresses';
import { shownLine } from '@lamplight/content/shownText';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { videoLink } from '@lamplight/content/video';
import { useWatch } from 'react-hook-form';
import { LuExternalLink } from 'react-icons/lu';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { FieldInput } from './FieldParts.tsx';
import { FieldFrame, type FieldProps } from './plain.tsx';
import { addressIn, useAddressInput } from './useAddressInput.ts';

/** Where something leads, with a link to try it. */
export function LinkField(props: FieldProps) {
  const input = useAddressInput(props.name);
  const target = addressIn(useWatch({ name: props.name }));
  return (
    <FieldFrame hint={fieldsTexts.linkHint} {...props}>
      <HStack w="100%">
        <FieldInput inputMode="url" {...input} />
        {isLink(target) && (
          <chakra.a
            href={target}
            target="_blank"
            rel="noopener noreferrer"
            p="2"
            color="brand.fg"
            borderRadius="full"
            _hover={{ bg: 'brand.muted' }}
            aria-label={fieldsTexts.tryLinkOf(props.label)}
            title={fieldsTexts.tryLink}
          >
            <LuExternalLink aria-hidden size="18" />
          </chakra.a>
        )}
      </HStack>
    </FieldFrame>
  );
}

/** A YouTube or Vimeo link in any form, with its player once it is one. */
export function VideoField(props: FieldProps) {
  const stored = (typed: string) => videoLink(shownLine(typed));
  const input = useAddressInput(props.name, stored);
  // As it will be stored: the player doesn't change below a pointer when the field is left.
  const link = stored(useWatch({ name: props.name }) ?? '');
  return (
    <Stack gap="3" w="100%">
      <FieldFrame hint={fieldsTexts.videoHint} {...props}>
        <FieldInput inputMode="url" placeholder={fieldsTexts.addressStart} {...input} />
      </FieldFrame>
      <VideoPlayer key={link} link={link} title={props.label} maxW="20rem" />
    </Stack>
  );
}
