import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { isPicture } from '@lamplight/content/addresses';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { isReadyLogo } from '@lamplight/content/siteIcon';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Control, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { lazyModule } from '../../device/lazyModule.ts';
import type { ListedPicture } from '../../firebase/library.ts';
import { Collapsible } from '../../ui/Collapsible.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useLatest } from '../../ui/useLatest.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { useUndo } from '../lists/useUndo.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { usePictureUploads } from '../pictures/useUploads.ts';
import { UploadList } from '../uploads/UploadList.tsx';
import { useFileDrop } from '../uploads/useFileDrop.ts';
import { useUploadsAsInput } from '../uploads/useUploads.ts';
import { AltField } from './AltField.tsx';
import { FieldFrame, type FieldProps, type KindInput, Warning } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';
import { PictureButtons } from './PictureButtons.tsx';
import { PicturePreview, type PictureState } from './PicturePreview.tsx';
import { addressIn, useAddressInput } from './useAddressInput.ts';
import { useAlts } from './useAlts.ts';

/**
 * A picture that is chosen, uploaded, dropped or pasted here, or whose address is entered; with its
 * alt text and its focal point. Icons are square: other pictures are converted.
 */
function PictureField(props: FieldProps) {
  const { portrait = false, icon = false } = useDescription(props.name);
  const { alts, altOf, typed, url, uploads, remove } = usePicture(props.name, icon);
  const own = withoutFocus(url);
  const [{ of, state }, setSeen] = useState<{ of: string; state: PictureState }>({
    of: '',
    state: 'broken',
  });
  const seen = !isPicture(url) ? null : of === own ? state : 'loading';
  const readOnly = useReadOnly();
  const taking = useFileDrop(([file]) => file && !readOnly && uploads.start([file]));
  return (
    <Stack gap="3" w="100%" {...taking}>
      {/* The specification speaks of addresses; people see a picture. */}
      <Text fontSize="sm" fontWeight="500">
        {props.label.replace(/ ?URL$/, '') || fieldsTexts.picture}
        {props.required && (
          <Text as="span" aria-hidden color="fg.error">
            {' *'}
          </Text>
        )}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="4">
        <PicturePreview
          key={own}
          url={url}
          shape={portrait ? 'round' : icon ? 'square' : 'wide'}
          upload={uploads.inFlight[0]}
          onSeen={(seen) => setSeen({ of: own, state: seen })}
        />
        <Stack flex="1 1 12rem" gap="2" alignContent="start">
          <PictureButtons
            label={props.label}
            icon={icon}
            portrait={portrait}
            typed={typed}
            altOf={altOf}
            take={uploads.take}
            start={uploads.start}
            onRemove={remove}
          />
          <UploadList {...uploads} />
          {/* Its place is kept while the picture loads, so that nothing moves under the pointer. */}
          <Text fontSize="xs" color="fg.muted" minH="1lh">
            {seen === 'loading' && fieldsTexts.loadingPicture}
            {seen && typeof seen === 'object' && sizeText(seen)}
            {!seen && props.hint}
          </Text>
        </Stack>
      </Box>
      {alts && typed && <AltField alts={alts} url={withoutFocus(typed)} />}
      <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
        {!icon && seen && seen !== 'broken' && (
          <FoldedFocusField name={props.name} label={props.label} />
        )}
        <Advanced {...props} broken={seen === 'broken'} />
      </Box>
    </Stack>
  );
}

const options = { shouldDirty: true, shouldValidate: true };

/** The picture of a field, and the inputs that replace it. */
function usePicture(name: string, icon: boolean) {
  const { alts, altOf, takeAlt, keepAlts } = useAlts(name);
  const { setValue, getValues } = useFormContext();
  const offerUndo = useUndo();
  /** The last address that was set by code, not typed. */
  const [placed, setPlaced] = useState('');
  const put = (address: string) => {
    setPlaced(address);
    setValue(name, address, options);
  };
  const latest = useLatest(put);
  const place = (picture: ListedPicture) => {
    if (icon && !isReadyLogo(picture.address)) {
      uploads.start([withoutFocus(picture.address)]);
      return;
    }
    put(picture.address);
    takeAlt(picture);
  };
  const uploads = usePictureUploads(place, icon ? 'icon' : 'picture');
  useUploadsAsInput(uploads);
  const take = (picture: ListedPicture) => {
    uploads.removeAll();
    place(picture);
  };
  const typed = addressIn(useWatch({ name }));
  // An incomplete address is no picture.
  const debounced = useDebounced(typed, 400);
  const remove = () => {
    const before: unknown = getValues(name);
    const putAltsBack = keepAlts(before);
    uploads.removeAll();
    setPlaced('');
    // An empty field is an error only when the form is saved.
    setValue(name, '', { shouldDirty: true });
    offerUndo(fieldsTexts.removedPicture, () => {
      latest.current(String(before));
      putAltsBack();
    });
  };
  const url = typed === placed ? typed : debounced;
  return { alts, altOf, typed, url, uploads: { ...uploads, take }, remove };
}

const sizeText = ({ width, height }: { width: number; height: number }) =>
  fieldsTexts.pixels(width.toLocaleString('en'), height.toLocaleString('en'));

/** The address of a picture, and its size on the page: folded, because few people need them. */
function Advanced({ broken, sizes, ...props }: FieldProps & { broken: boolean }) {
  const names = [props.name, ...(sizes?.names ?? [])];
  const { errors } = useFormState({ name: names });
  const wrong = broken || names.some((name) => get(errors, name) !== undefined);
  return (
    <Folded
      name={props.name}
      wrong={wrong}
      label={sizes ? fieldsTexts.addressAndSize : fieldsTexts.address}
      of={props.label}
    >
      <Stack gap="4" pt="2">
        <FieldFrame {...props} hint={broken && <Warning>{fieldsTexts.brokenPicture}</Warning>}>
          <FieldInput
            inputMode="url"
            placeholder={fieldsTexts.addressStart}
            {...useAddressInput(props.name)}
          />
        </FieldFrame>
        {sizes?.fields}
      </Stack>
    </Folded>
  );
}

/** The names of the parts unfolded in each form. */
const unfolded = new WeakMap<Control, Set<string>>();

interface FoldedProps {
  /** Where the field is in the form. */
  name: string;
  /** The label of the field that it belongs to. */
  of: string;
  label: string;
  /** Whether it has to be unfolded, such as for an error. */
  wrong?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** A part of the field that takes its whole width once it is unfolded. */
function Folded({ name, of, label, wrong = false, onOpen, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { control } = useFormContext();
  const key = `${name} ${label}`;
  // It stays open after errors are fixed and after the form is reset: someone is working in it.
  const begins = wrong || unfolded.get(control)?.has(key) === true;
  useEffect(() => {
    if (begins && details.current) details.current.open = true;
  }, [begins]);
  return (
    <Collapsible
      ref={details}
      css={{ '&[open]': { flexBasis: '100%' } }}
      onToggle={({ currentTarget }) => {
        const open = unfolded.get(control) ?? new Set();
        if (currentTarget.open) open.add(key);
        else open.delete(key);
        unfolded.set(control, open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>
        {label}
        <VisuallyHidden>{fieldsTexts.of(of)}</VisuallyHidden>
      </summary>
      {children}
    </Collapsible>
  );
}

const loadField = lazyModule(() => import('./FocusField.tsx'));

/** The focal point of a picture, folded away: it is rarely moved. */
function FoldedFocusField({ name, label }: { name: string; label: string }) {
  const [opened, setOpened] = useState(false);
  const field = useLazyModule(loadField, opened);
  return (
    <Folded name={name} label={fieldsTexts.focalPoint} of={label} onOpen={() => setOpened(true)}>
      {field && <field.FocusField name={name} />}
    </Folded>
  );
}

export const pictureInput: KindInput = {
  Input: PictureField,
  sized: true,
  advice: ({ adviceOnPicture }) => adviceOnPicture,
};
