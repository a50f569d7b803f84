import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { shownText } from '@lamplight/content/shownText';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettled } from '../useSettled.ts';
import { AltField } from './AltField.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { PicturePreview, type PictureState } from './PicturePreview.tsx';
import { Warning } from './Warning.tsx';

interface PictureFieldProps extends FieldProps {
  /** Whether the form holds a description of the picture, in `imageAlts`. */
  described?: boolean;
  /** Shown as it is in public, 100 by 100 pixels (specification, admin screen 10). */
  portrait?: boolean;
}

/** The address of a picture, with the picture itself, its size and what it shows in words. */
export function PictureField({ described, portrait = false, ...props }: PictureFieldProps) {
  const { register } = useFormContext();
  const typed = shownText(String(useWatch({ name: props.name }) ?? ''));
  // Half an address is no picture, and is not asked for.
  const url = useSettled(typed, 400);
  const [{ of, state }, setSeen] = useState<{ of: string; state: PictureState }>(unseen);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: portrait ? '100px 1fr' : '9rem 1fr' }}
      gap="4"
      w="100%"
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
        {described && typed && <AltField url={typed} />}
      </Box>
    </Box>
  );
}

const unseen = { of: '', state: 'broken' } as const;

const hintOf = (state: PictureState) =>
  state === 'broken' ? (
    <Warning>This picture does not load. Is the address right?</Warning>
  ) : (
    `${state.width.toLocaleString('en')} × ${state.height.toLocaleString('en')} pixels`
  );
