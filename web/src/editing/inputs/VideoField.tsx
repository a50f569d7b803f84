import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { VideoPlayer } from '../../ui/VideoPlayer.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A YouTube or Vimeo link in any form, with its player once it is one. */
export function VideoField(props: FieldProps) {
  const { register } = useFormContext();
  const link: string = useWatch({ name: props.name }) ?? '';
  return (
    <Stack gap="3" w="100%">
      <FieldFrame hint="YouTube or Vimeo" {...props}>
        <Input bg="white" inputMode="url" placeholder="https://" {...register(props.name)} />
      </FieldFrame>
      <VideoPlayer key={link} link={link} title={props.label} maxW="20rem" />
    </Stack>
  );
}
