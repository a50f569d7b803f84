import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { isPicture } from '@lamplight/content/addresses';
import { saidOf } from '@lamplight/content/libraryPicture';
import { sizeAt } from '@lamplight/content/pictureFile';
import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';
import { isReadyLogo } from '@lamplight/content/siteIcon';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useContext, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LuImage } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import type { ListedPicture } from '../../firebase/library.ts';
import { Button } from '../../ui/Button.tsx';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useLazyModule, useLazyOpen } from '../../ui/useLazyModule.ts';
import { altsFor } from '../form/contentForm.ts';
import { takingFiles, UploadList } from '../pictures/PictureUpload.tsx';
import { whileLoading } from '../pictures/uploadedHere.ts';
import { useUploads } from '../pictures/useUploads.ts';
import { AltField } from './AltField.tsx';
import {
  FieldFrame,
  type FieldProps,
  type KindInput,
  useFieldError,
  Warning,
} from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { FormSchema, useDescription } from './FormSchema.ts';
import { addressIn, useAddressInput } from './useAddressInput.ts';

const loadChooser = lazyModule(() => import('../pictures/ChoosePicture.tsx'));

/**
 * A picture: one is chosen, uploaded, dropped or pasted here, or its address entered. With the picture
 * itself, its size, its alt text and its focal point. An icon is square: another picture is made into one.
 */
function PictureField(props: FieldProps) {
  const { portrait = false, icon = false } = useDescription(props.name);
  const alts = altsFor(useContext(FormSchema), props.name);
  const { setValue, getValues } = useFormContext();
  const {
    open: choosing,
    setOpen: setChoosing,
    module: chooser,
    opener,
  } = useLazyOpen(loadChooser);
  const take = (picture: ListedPicture) => {
    setChoosing(false);
    if (icon && !isReadyLogo(picture.address)) {
      uploads.start([withoutFocus(picture.address)]);
      return;
    }
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(props.name, picture.address, options);
    const alt = saidOf(picture);
    const address = withoutFocus(picture.address);
    const altsHere = alts && getValues(alts);
    if (altsHere && alt !== undefined && !Object.hasOwn(altsHere, address)) {
      setValue(alts, { ...altsHere, [address]: alt }, options);
    }
  };
  const uploads = useUploads(take, icon ? 'icon' : 'picture');
  const typed = addressIn(useWatch({ name: props.name }));
  // Half an address is no picture.
  const url = useDebounced(typed, 400);
  const own = withoutFocus(url);
  const [{ of, state }, setSeen] = useState<{ of: string; state: PictureState }>({
    of: '',
    state: 'broken',
  });
  // Its place is kept while it loads, so that nothing moves under the pointer.
  const seen = !isPicture(url) ? null : of === own ? state : 'loading';
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      gap="4"
      w="100%"
      {...takingFiles(([file]) => file && uploads.start([file]))}
    >
      <PicturePreview
        key={own}
        url={url}
        portrait={portrait}
        onSeen={(seen) => setSeen({ of: own, state: seen })}
      />
      <Box flex="1 1 14rem" display="grid" gap="4" alignContent="start">
        <AddressField {...props} url={url} hint={seen ? hintOf(seen) : props.hint} />
        <Box>
          <Button variant="outline" size="sm" {...opener}>
            <LuImage aria-hidden size="16" /> {fieldsTexts.choosePicture}
            <VisuallyHidden>{fieldsTexts.forField(props.label)}</VisuallyHidden>
          </Button>
          {isPicture(typed) && (icon ? !isReadyLogo(typed) : /^https:/i.test(typed)) && (
            <Button variant="ghost" size="sm" onClick={() => uploads.start([withoutFocus(typed)])}>
              {icon ? fieldsTexts.makeLogo : fieldsTexts.copyToLibrary}
              <VisuallyHidden>{fieldsTexts.forField(props.label)}</VisuallyHidden>
            </Button>
          )}
          <UploadList {...uploads} />
        </Box>
        {alts && typed && <AltField alts={alts} url={withoutFocus(typed)} />}
        {!icon && seen && seen !== 'broken' && (
          <FoldedFocusField name={props.name} label={props.label} />
        )}
      </Box>
      {choosing && chooser && (
        <chooser.ChoosePicture onChoose={take} onClose={() => setChoosing(false)} />
      )}
    </Box>
  );
}

function hintOf(state: PictureState | 'loading'): ReactNode {
  if (state === 'loading') return fieldsTexts.loadingPicture;
  if (state === 'broken') {
    return <Warning>{fieldsTexts.brokenPicture}</Warning>;
  }
  return fieldsTexts.pixels(state.width.toLocaleString('en'), state.height.toLocaleString('en'));
}

interface AddressFieldProps extends FieldProps {
  url: string;
  hint: ReactNode;
}

/** The address of a picture, collapsed for one of the library, where nobody needs it. */
function AddressField({ url, hint, ...props }: AddressFieldProps) {
  const registered = useAddressInput(props.name);
  const error = useFieldError(props.name);
  const input = (
    <FieldInput inputMode="url" placeholder={fieldsTexts.addressStart} {...registered} />
  );
  if (!sizeAt(withoutFocus(url))) {
    return (
      <FieldFrame {...props} hint={hint}>
        {input}
      </FieldFrame>
    );
  }
  return (
    <Box>
      <Text fontWeight="500">{props.label}</Text>
      <Box fontSize="xs" color="fg.muted">
        {hint}
      </Box>
      <Collapsible open={error !== undefined}>
        <summary>
          {fieldsTexts.address}
          <VisuallyHidden>{fieldsTexts.of(props.label)}</VisuallyHidden>
        </summary>
        <FieldFrame {...props}>{input}</FieldFrame>
      </Collapsible>
    </Box>
  );
}

/** The size of a loaded picture in pixels, or that it does not load. */
type PictureState = 'broken' | { width: number; height: number };

interface PicturePreviewProps {
  portrait: boolean;
  url: string;
  onSeen: (state: PictureState) => void;
}

/** A small preview of a picture, or why there is none. */
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
      flexShrink="0"
      {...(portrait ? { boxSize: '100px' } : { w: '9rem', aspectRatio: 4 / 3 })}
    >
      {isPicture(url) && !broken ? (
        <chakra.img
          src={withoutFocus(url)}
          alt=""
          loading="lazy"
          boxSize="100%"
          objectFit="cover"
          bg="picture"
          style={whileLoading(url)}
          objectPosition={`${focusOf(url).x}% ${focusOf(url).y}%`}
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
          {url ? fieldsTexts.doesNotLoad : fieldsTexts.noPicture}
        </Text>
      )}
    </Box>
  );
}

export const pictureInput: KindInput = {
  Input: PictureField,
  advice: ({ adviceOnPicture }) => adviceOnPicture,
};

const loadField = lazyModule(() => import('./FocusField.tsx'));

/** The point of a picture that stays in view, folded away: a page has many pictures, and few whose point is moved. */
function FoldedFocusField({ name, label }: { name: string; label: string }) {
  const [open, setOpen] = useState(false);
  const field = useLazyModule(loadField, open);
  return (
    <Collapsible onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {fieldsTexts.focalPoint}
        <VisuallyHidden>{fieldsTexts.of(label)}</VisuallyHidden>
      </summary>
      {open && field && <field.FocusField name={name} />}
    </Collapsible>
  );
}
