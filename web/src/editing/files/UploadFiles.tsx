import type { ComponentProps } from 'react';
import { LuUpload } from 'react-icons/lu';
import { FileButton } from '../../ui/FileButton.tsx';

/** The endings that browsers show in their dialogs; what a file is, is found out by what it holds. */
const accept = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.ics';

type UploadFilesProps = Omit<ComponentProps<typeof FileButton>, 'accept'>;

/** Has files chosen. */
export const UploadFiles = ({ children, ...button }: UploadFilesProps) => (
  <FileButton data-adds accept={accept} {...button}>
    <LuUpload aria-hidden size="18" /> {children}
  </FileButton>
);
