import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { cropTexts } from '@lamplight/content/texts/staffArea/crop';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { type Dispatch, useEffect, useId, useRef, useState } from 'react';
import { LuRotateCcw, LuRotateCw } from 'react-icons/lu';
import { Button } from '../../../ui/Button.tsx';
import { Collapsible } from '../../../ui/Collapsible.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { PercentSlider } from '../../../ui/PercentSlider.tsx';
import { StaffDialog } from '../../../ui/StaffDialog.tsx';
import { Warning } from '../../inputs/FieldFrame.tsx';
import { bitmapAt, blobOf, newCanvas } from '../preparePicture.ts';
import { CropStage } from './CropStage.tsx';
import { type Crop, isUnchanged, newCrop, rotatedBy, type Shape, shapes } from './crop.ts';
import {
  focusIn,
  grown,
  inWholePixels,
  maxZoom,
  moved,
  reshaped,
  zoomed,
  zoomOf,
} from './cropFrame.ts';
import { EditedPicture } from './editedPicture.ts';

interface CropDialogProps {
  /** The address of the picture. */
  address: string;
  /** Its alt text, if it has one here. */
  alt?: string | undefined;
  /** Whether the frame is a square at first. */
  square?: boolean;
  onCropped: (picture: EditedPicture) => void;
  onClose: () => void;
}

/** Lets the user choose a part of a picture, and makes a new picture of it. */
export function CropDialog(props: CropDialogProps) {
  const { address, alt, square = false, onCropped, onClose } = props;
  const picture = usePixels(withoutFocus(address));
  const [changed, setChanged] = useState<Crop | null>(null);
  const [busy, setBusy] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = typeof picture === 'string' ? null : picture;
  const crop = changed ?? (bitmap && newCrop(bitmap, focusOf(address), square));
  const apply = async () => {
    if (!crop || !canvas.current) return;
    setBusy(true);
    try {
      const content = await partOf(canvas.current, crop);
      const focus = focusIn(crop.picture, crop.frame, crop.focus);
      const edited = { of: withoutFocus(address), alt, focus };
      onCropped(new EditedPicture(content, cropTexts.cropped, edited));
    } finally {
      setBusy(false);
    }
  };
  return (
    <StaffDialog
      title={cropTexts.title}
      subtitle={cropTexts.originalStays}
      large
      maxW="58rem"
      closeOnInteractOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" me="auto" disabled={!changed} onClick={() => setChanged(null)}>
            {cropTexts.reset}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button disabled={!crop || busy || isUnchanged(crop)} onClick={apply}>
            {cropTexts.apply}
          </Button>
        </>
      }
    >
      {picture === 'loading' && <Loading />}
      {picture === 'failed' && <Warning>{cropTexts.notLoaded}</Warning>}
      {bitmap && crop && (
        <Stack direction={{ base: 'column', md: 'row' }} gap="6" align={{ md: 'start' }}>
          <Stack flex="1" minW="0" gap="4" p="2">
            <CropStage
              bitmap={bitmap}
              crop={crop}
              canvas={canvas}
              onFrame={(frame) => setChanged({ ...crop, frame })}
            />
          </Stack>
          <Controls crop={crop} onChange={setChanged} />
        </Stack>
      )}
    </StaffDialog>
  );
}

/** The pixels of a picture, once they are loaded. */
function usePixels(address: string) {
  const [pixels, setPixels] = useState<ImageBitmap | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let cancelled = false;
    const loading = bitmapAt(address);
    loading.then(
      (bitmap) => cancelled || setPixels(bitmap),
      (error) => {
        console.info(`${address} can't be cropped:`, error);
        if (!cancelled) setPixels('failed');
      },
    );
    return () => {
      cancelled = true;
      loading.then((bitmap) => bitmap.close()).catch(() => {});
    };
  }, [address]);
  return pixels;
}

/** The part of the picture that is kept, on a canvas, without loss. */
function partOf(picture: HTMLCanvasElement, { frame }: Crop): Promise<Blob> {
  const { x, y, width, height } = inWholePixels(frame);
  const { canvas, context } = newCanvas(width, height);
  context.drawImage(picture, -x, -y);
  return blobOf(canvas, 'image/png');
}

/** Narrower pictures are small on a page. */
const smallWidth = 400;

interface ControlsProps {
  crop: Crop;
  onChange: Dispatch<Crop>;
}

/** As high as a finger on phones. */
const touched = { base: '11', md: '9' };

const segment = { flex: '1', px: '2', h: touched, whiteSpace: 'nowrap' } as const;

const turning = { variant: 'outline', size: 'sm', flex: '1', px: '2', h: touched } as const;

function Controls({ crop, onChange }: ControlsProps) {
  const { picture, frame, shape } = crop;
  const label = useId();
  const { width, height } = inWholePixels(frame);
  return (
    <Stack gap="5" w={{ md: '17rem' }} flexShrink="0">
      <Stack gap="1">
        <Text id={label} fontWeight="500">
          {cropTexts.shape}
        </Text>
        <SegmentGroup.Root
          aria-labelledby={label}
          value={shape}
          onValueChange={({ value }) => {
            const chosen = value as Shape;
            const { ratio } = shapes[chosen];
            onChange({ ...crop, shape: chosen, frame: reshaped(picture, frame, ratio) });
          }}
        >
          <SegmentGroup.Indicator />
          {Object.entries(shapes).map(([value, { name }]) => (
            <SegmentGroup.Item key={value} value={value} {...segment}>
              <SegmentGroup.ItemText>{name}</SegmentGroup.ItemText>
              <SegmentGroup.ItemHiddenInput />
            </SegmentGroup.Item>
          ))}
        </SegmentGroup.Root>
      </Stack>
      <PercentSlider
        label={cropTexts.zoom}
        min={100}
        max={Math.round(100 * maxZoom(picture, frame))}
        value={100 * zoomOf(picture, frame)}
        onChange={(zoom) => onChange({ ...crop, frame: zoomed(picture, frame, zoom / 100) })}
      />
      <HStack gap="2">
        <Button {...turning} onClick={() => onChange(rotatedBy(3, crop))}>
          <LuRotateCcw aria-hidden size="16" />
          {cropTexts.rotateLeft}
        </Button>
        <Button {...turning} onClick={() => onChange(rotatedBy(1, crop))}>
          <LuRotateCw aria-hidden size="16" />
          {cropTexts.rotateRight}
        </Button>
      </HStack>
      <Stack gap="1" fontSize="sm" color="fg.muted" role="status">
        {fieldsTexts.pixels(width.toLocaleString('en'), height.toLocaleString('en'))}
        {width < Math.min(smallWidth, picture.width) && <Warning>{cropTexts.small}</Warning>}
      </Stack>
      <Collapsible>
        <summary>{cropTexts.byNumbers}</summary>
        <ByNumbers crop={crop} onChange={onChange} />
      </Collapsible>
    </Stack>
  );
}

/** The position and size of the frame as sliders, for the keyboard and screen readers. */
function ByNumbers({ crop, onChange }: ControlsProps) {
  const { picture, frame, shape } = crop;
  const { ratio } = shapes[shape];
  const [roomX, roomY] = [picture.width - frame.width, picture.height - frame.height];
  const percent = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 0);
  const move = (byX: number, byY: number) =>
    onChange({ ...crop, frame: moved(picture, frame, [byX, byY]) });
  const grow = (byX: number, byY: number) =>
    onChange({ ...crop, frame: grown(picture, frame, [byX, byY], ratio) });
  return (
    <Stack gap="3" pt="2">
      <PercentSlider
        label={fieldsTexts.fromLeft}
        value={percent(frame.x, roomX)}
        onChange={(value) => move((roomX * value) / 100 - frame.x, 0)}
      />
      <PercentSlider
        label={fieldsTexts.fromTop}
        value={percent(frame.y, roomY)}
        onChange={(value) => move(0, (roomY * value) / 100 - frame.y)}
      />
      <PercentSlider
        label={cropTexts.width}
        value={percent(frame.width, picture.width)}
        onChange={(value) => grow((picture.width * value) / 100 - frame.width, 0)}
      />
      <PercentSlider
        label={cropTexts.height}
        value={percent(frame.height, picture.height)}
        onChange={(value) => grow(0, (picture.height * value) / 100 - frame.height)}
      />
    </Stack>
  );
}
