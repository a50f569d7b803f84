import type { ComponentProps } from 'react';
import { LuUpload } from 'react-icons/lu';
import { FileButton } from '../../ui/FileButton.tsx';

type UploadButtonProps = Pick<
  ComponentProps<typeof FileButton>,
  'onFiles' | 'multiple' | 'variant' | 'alignSelf' | 'disabled' | 'children'
>;

/** Has files of pictures chosen. */
export const UploadButton = ({ children, ...files }: UploadButtonProps) => (
  <FileButton data-adds accept="image/*" {...files}>
    <LuUpload aria-hidden size="18" /> {children}
  </FileButton>
);
