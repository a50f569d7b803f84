import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import type { ClipboardEvent, ComponentProps, DragEvent } from 'react';
import { LuUpload } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Warning } from '../inputs/FieldFrame.tsx';
import { isOver, type Upload, type UploadStep, type useUploads } from './useUploads.ts';

type UploadButtonProps = Pick<
  ComponentProps<typeof FileButton>,
  'onFiles' | 'multiple' | 'children'
>;

/** Has files of pictures chosen. */
export const UploadButton = ({ children, ...files }: UploadButtonProps) => (
  <FileButton data-adds accept="image/*" {...files}>
    <LuUpload aria-hidden size="18" /> {children}
  </FileButton>
);

/** The files that are becoming pictures: how far each is, and what can be done about it. */
export function UploadList({ uploads, retry, remove }: ReturnType<typeof useUploads>) {
  const failed = uploads.filter(({ step }) => step.kind === 'failed' && step.again);
  return (
    <Stack as="ul" aria-live="polite" gap="1" fontSize="sm" listStyleType="none">
      {failed.length > 1 && (
        <li>
          <Button variant="outline" size="sm" onClick={() => failed.forEach(retry)}>
            {picturesTexts.tryAllAgain}
          </Button>
        </li>
      )}
      {uploads.map((upload) => (
        <HStack as="li" key={upload.id} gap="3" wrap="wrap">
          <UploadLine {...upload} />
          {upload.step.kind === 'failed' && upload.step.again && (
            <Button variant="ghost" size="sm" onClick={() => retry(upload)}>
              {commonTexts.tryAgain}
              <VisuallyHidden>{upload.name}</VisuallyHidden>
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => remove(upload.id)}>
            {isOver(upload) ? commonTexts.close : commonTexts.cancel}
            <VisuallyHidden>{upload.name}</VisuallyHidden>
          </Button>
        </HStack>
      ))}
    </Stack>
  );
}

const UploadLine = ({ name, step }: Upload) =>
  step.kind === 'failed' ? (
    <Warning>{picturesTexts.uploadFailed(name, step.why)}</Warning>
  ) : (
    <Text as="span" color="fg.muted">
      {picturesTexts.uploadFailed(name, progressOf(step))}
    </Text>
  );

function progressOf(step: Exclude<UploadStep, { kind: 'failed' }>): string {
  if (step.kind === 'known') return picturesTexts.alreadyThere(step.picture.name);
  if (step.kind === 'waiting') return picturesTexts.waiting;
  return step.kind === 'preparing'
    ? picturesTexts.preparing
    : picturesTexts.uploading(step.stored, step.of);
}

/** Handlers with which an element takes files that are dropped on it or pasted into it. */
export const takingFiles = (take: (files: File[]) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => takeFrom(event, event.dataTransfer, take),
  onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData, take),
});

function takeFrom(
  event: { preventDefault(): void; stopPropagation(): void },
  { files }: DataTransfer,
  take: (files: File[]) => void,
): void {
  if (files.length === 0) return;
  event.preventDefault();
  // What lies around takes files too.
  event.stopPropagation();
  take([...files]);
}
