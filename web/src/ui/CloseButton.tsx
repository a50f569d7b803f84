import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { LuX } from 'react-icons/lu';
import { IconButton } from './IconButton.tsx';

/** The X at the end of the title of what lies over the page. */
export const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton label={commonTexts.close} me="-2" onClick={onClick}>
    <LuX aria-hidden size="20" />
  </IconButton>
);
