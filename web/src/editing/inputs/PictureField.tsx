import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { isPicture } from '@lamplight/content/addresses';
import { shownText } from '@lamplight/content/shownText';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { LuImage } from 'react-icons/lu';
import type { ListedPicture } from '../../firebase/library.ts';
import { Button } from '../../ui/Button.tsx';
import { altFieldName } from '../contentForm.ts';
import { ChoosePicture } from '../pictures/ChoosePicture.tsx';
import { takingFiles, UploadList } from '../pictures/PictureUpload.tsx';
import { useUploads } from '../pictures/useUploads.ts';
import { useDebounced } from '../useDebounced.ts';
import { FieldFrame, type FieldProps, Warning } from './plain.tsx';

interface PictureFieldProps extends FieldProps {
  /** Whether the form holds a description of the picture, in `imageAlts`. */
  described?: boolean;
  /** Shown as it is in public, 100 by 100 pixels (specification, admin screen 10). */
  portrait?: boolean;
}

/**
 * A picture: one is uploaded, dropped or pasted here, or its address entered. With the picture itself, its
 * size and what it shows in words.
 */
export function PictureField({ described, portrait = false, ...props }: PictureFieldProps) {
  const { register, setValue, getValues } = useFormContext();
  const [choosing, setChoosing] = useState(false);
  const take = ({ address, alt, tells }: ListedPicture) => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(props.name, address, options);
    const alts = described && getValues('imageAlts');
    if (alts && alt && tells === 'something' && !alts[address]) {
      setValue('imageAlts', { ...alts, [address]: alt }, options);
    }
    setChoosing(false);
  };
  const uploads = useUploads(take);
  const typed = shownText(String(useWatch({ name: props.name }) ?? ''));
  // Half an address is no picture, and is not asked for.
  const url = useDebounced(typed, 400);
  const [{ of, state }, setSeen] = useState<{ of: string; state: PictureState }>({
    of: '',
    state: 'broken',
  });
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: portrait ? '100px 1fr' : '9rem 1fr' }}
      gap="4"
      w="100%"
      {...takingFiles(([file]) => file && uploads.start([file]))}
    >
      <PicturePreview
        key={url}
        url={url}
        portrait={portrait}
        onSeen={(seen) => setSeen({ of: url, state: seen })}
      />
      <Box display="grid" gap="4" alignContent="start">
        <FieldFrame {...props} hint={of === url && url ? hintOf(state) : props.hint}>
          <Input bg="white" inputMode="url" placeholder="https://" {...register(props.name)} />
        </FieldFrame>
        <Box>
          <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
            <LuImage aria-hidden size="16" /> Choose a picture
            <VisuallyHidden>for {props.label}</VisuallyHidden>
          </Button>
          {/^https:/i.test(typed) && isPicture(typed) && (
            <Button variant="ghost" size="sm" onClick={() => uploads.start([typed])}>
              Take it into the library
              <VisuallyHidden>for {props.label}</VisuallyHidden>
            </Button>
          )}
          <UploadList {...uploads} />
        </Box>
        {described && typed && <AltField url={typed} />}
      </Box>
      {choosing && <ChoosePicture onChoose={take} onClose={() => setChoosing(false)} />}
    </Box>
  );
}

const hintOf = (state: PictureState) =>
  state === 'broken' ? (
    <Warning>This picture does not load. Is the address right?</Warning>
  ) : (
    `${state.width.toLocaleString('en')} × ${state.height.toLocaleString('en')} pixels`
  );

/**
 * What a picture shows, for those who cannot see it. Descriptions belong to addresses, so the same
 * picture has the same one wherever it stands on the page.
 */
function AltField({ url }: { url: string }) {
  // The field is the whole map: the addresses that are its keys contain dots.
  const { field } = useController({ name: 'imageAlts' });
  const alts: Record<string, string> = field.value;
  return (
    <Field.Root>
      <Field.Label>What the picture shows</Field.Label>
      <Input
        bg="white"
        name={altFieldName(url)}
        value={alts[url] ?? ''}
        onChange={(event) => field.onChange({ ...alts, [url]: event.target.value })}
        onBlur={field.onBlur}
      />
      <Field.HelperText>Read aloud to visitors who cannot see it</Field.HelperText>
    </Field.Root>
  );
}

/** What became of a picture that was loaded: its size in pixels, or that it does not load. */
type PictureState = 'broken' | { width: number; height: number };

interface PicturePreviewProps extends Required<Pick<PictureFieldProps, 'portrait'>> {
  url: string;
  onSeen: (state: PictureState) => void;
}

/** A picture as it will be seen, small, or why there is none. */
function PicturePreview({ url, portrait, onSeen }: PicturePreviewProps) {
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
