import type { ComponentProps } from 'react';
import { LuUpload } from 'react-icons/lu';
import { FileButton } from '../../ui/FileButton.tsx';

/** The extensions for the file dialog of browsers; the type of a file is detected from its content. */
const accept = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.ics';

type UploadFilesProps = Omit<ComponentProps<typeof FileButton>, 'accept'>;

/** Has files chosen. */
export const UploadFiles = ({ children, ...button }: UploadFilesProps) => (
  <FileButton data-adds accept={accept} {...button}>
    <LuUpload aria-hidden size="18" /> {children}
  </FileButton>
);
