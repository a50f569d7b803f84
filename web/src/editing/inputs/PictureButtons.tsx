import { HStack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { isPicture } from '@lamplight/content/addresses';
import { focusOf, withoutFocus } from '@lamplight/content/pictureFocus';
import { isReadyLogo } from '@lamplight/content/siteIcon';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { useRef } from 'react';
import { LuCrop, LuImage, LuTrash2 } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import type { ListedPicture } from '../../firebase/library.ts';
import { Button } from '../../ui/Button.tsx';
import { useLazyOpen } from '../../ui/useLazyModule.ts';
import { canCrop } from '../pictures/crop/canCrop.ts';
import type { Source } from '../pictures/source.ts';

const loadChooser = lazyModule(() => import('../pictures/ChoosePicture.tsx'));
const loadCrop = lazyModule(() => import('../pictures/crop/CropDialog.tsx'));

interface PictureButtonsProps {
  /** What the field is called. */
  label: string;
  icon: boolean;
  /** It is shown in a circle. */
  portrait: boolean;
  /** The address that it holds. */
  typed: string;
  /** The alt text of the picture at an address, if the form has one. */
  altOf: (address: string) => string | undefined;
  take: (picture: ListedPicture) => void;
  start: (sources: readonly Source[]) => void;
  onRemove: () => void;
}

/** The buttons that change or replace the picture of a field. */
export function PictureButtons(props: PictureButtonsProps) {
  const { label, icon, portrait, typed, altOf, take, start, onRemove } = props;
  const { open, setOpen, module: chooser, opener } = useLazyOpen(loadChooser);
  const crop = useLazyOpen(loadCrop);
  const choose = useRef<HTMLButtonElement>(null);
  const ofPicture = <VisuallyHidden>{fieldsTexts.pictureFor(label)}</VisuallyHidden>;
  const forField = <VisuallyHidden>{fieldsTexts.forField(label)}</VisuallyHidden>;
  const own = withoutFocus(typed);
  const canBeMade = isPicture(typed) && (icon ? !isReadyLogo(typed) : /^https:/i.test(typed));
  return (
    <HStack flexWrap="wrap" gap="2">
      <Button ref={choose} variant="outline" size="sm" {...opener}>
        <LuImage aria-hidden size="16" />
        {typed ? fieldsTexts.replacePicture : fieldsTexts.choosePicture}
        {typed ? ofPicture : forField}
      </Button>
      {canCrop(typed) && (
        <Button variant="outline" size="sm" {...crop.opener}>
          <LuCrop aria-hidden size="16" />
          {fieldsTexts.cropPicture}
          {ofPicture}
        </Button>
      )}
      {typed && (
        <Button
          variant="ghost"
          size="sm"
          px={{ base: '2', md: '4' }}
          onClick={() => {
            onRemove();
            // This button is removed.
            choose.current?.focus();
          }}
        >
          <LuTrash2 aria-hidden size="16" />
          {fieldsTexts.removePicture}
          {ofPicture}
        </Button>
      )}
      {canBeMade && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => start([icon ? own : { of: own, alt: altOf(own), focus: focusOf(typed) }])}
        >
          {icon ? fieldsTexts.makeLogo : fieldsTexts.copyToLibrary}
          {forField}
        </Button>
      )}
      {open && chooser && (
        <chooser.ChoosePicture
          onChoose={(picture) => {
            setOpen(false);
            take(picture);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {crop.open && crop.module && (
        <crop.module.CropDialog
          address={typed}
          alt={altOf(own)}
          square={icon || portrait}
          onCropped={(picture) => {
            crop.setOpen(false);
            start([picture]);
          }}
          onClose={() => crop.setOpen(false)}
        />
      )}
    </HStack>
  );
}
