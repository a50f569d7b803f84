import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra, defineStyle } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { picturesTexts } from '@lamplight/content/texts/staffArea/pictures';
import { type ClipboardEvent, type ComponentProps, type DragEvent, useState } from 'react';
import { LuUpload } from 'react-icons/lu';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { Warning } from '../inputs/FieldFrame.tsx';
import { isOver, type Upload, type UploadStep, type useUploads } from './useUploads.ts';

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

/** The files that are becoming pictures: how far each is, and what can be done about it. */
export function UploadList({ uploads, batch, retry, remove }: ReturnType<typeof useUploads>) {
  const underWay = uploads.filter((upload) => !isOver(upload));
  const done = underWay.reduce((sum, { step }) => sum + partOf(step), batch.done);
  const failed = uploads.filter(({ step }) => step.kind === 'failed' && step.again);
  return (
    <Stack as="ul" aria-live="polite" gap="1" fontSize="sm" listStyleType="none">
      {batch.of > 1 && batch.done < batch.of && uploads.length > 0 && (
        <HStack as="li" gap="3" wrap="wrap">
          <Progress value={percent(done, batch.of)}>
            {picturesTexts.uploadingSeveral(batch.done, batch.of, percent(done, batch.of))}
          </Progress>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              for (const { id } of underWay) remove(id);
            }}
          >
            {picturesTexts.cancelAll}
          </Button>
        </HStack>
      )}
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

function UploadLine({ name, step }: Upload) {
  if (step.kind === 'failed') {
    return <Warning>{picturesTexts.uploadFailed(name, step.why)}</Warning>;
  }
  const text = picturesTexts.uploadFailed(name, progressOf(step));
  return step.kind === 'storing' ? (
    <Progress value={percent(step.stored, step.of)}>{text}</Progress>
  ) : (
    <Text as="span" color="fg.muted">
      {text}
    </Text>
  );
}

/** How much of an upload is stored, as a part of it. */
const partOf = (step: UploadStep) => (step.kind === 'storing' ? step.stored / step.of : 0);

const percent = (done: number, of: number) => Math.round((100 * done) / of);

function progressOf(step: Exclude<UploadStep, { kind: 'failed' }>): string {
  if (step.kind === 'known') return picturesTexts.alreadyThere(step.picture.name);
  if (step.kind === 'waiting') return picturesTexts.waiting;
  return step.kind === 'preparing'
    ? picturesTexts.preparing
    : picturesTexts.uploading(percent(step.stored, step.of));
}

/** A text, and below it a bar that is full at 100. */
const Progress = ({ value, children }: { value: number; children: string }) => (
  <Text as="span" display="block" flex="1 1 12rem" color="fg.muted">
    {children}
    <Bar aria-hidden max="100" value={value} />
  </Text>
);

const Bar = chakra('progress', {
  base: { display: 'block', w: '100%', maxW: '20rem', h: '1.5', accentColor: 'brand.solid' },
});

/** Props with which an element takes files that are dropped on it or pasted into it, and shows that it would. */
export function useTakingFiles(take: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    css: dropTarget,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      takeFrom(event, event.dataTransfer, take);
    },
    onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData, take),
  };
}

const dropTarget = defineStyle({
  '&[data-over]': {
    outline: '2px dashed',
    outlineColor: 'brand.solid',
    outlineOffset: '4px',
    borderRadius: 'lg',
  },
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
