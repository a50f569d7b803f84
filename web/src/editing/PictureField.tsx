import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AltField } from './AltField.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** The address of a picture, with the picture itself and what it shows in words. */
export function PictureField(props: FieldProps) {
  const { register } = useFormContext();
  const url: string = useWatch({ name: props.name }) ?? '';
  return (
    <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '9rem 1fr' }} gap="4" w="100%">
      <Preview key={url} url={url} />
      <Box display="grid" gap="4" alignContent="start">
        <FieldFrame {...props}>
          <Input bg="white" inputMode="url" placeholder="https://" {...register(props.name)} />
        </FieldFrame>
        {url && <AltField url={url} />}
      </Box>
    </Box>
  );
}

function Preview({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  const showable = /^(https?:\/\/|\/)/.test(url);
  return (
    <Box
      display="grid"
      placeItems="center"
      aspectRatio={4 / 3}
      alignSelf="start"
      bg="brand.muted"
      borderRadius="md"
      overflow="hidden"
    >
      {showable && !broken ? (
        <chakra.img
          src={url}
          alt=""
          boxSize="100%"
          objectFit="cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <Text fontSize="xs" color="fg.muted" textAlign="center" px="2">
          {url ? 'This picture does not load' : 'No picture yet'}
        </Text>
      )}
    </Box>
  );
}
