import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { uploadsTexts } from '@lamplight/content/texts/staffArea/uploads';
import { Button } from '../../ui/Button.tsx';
import { Warning } from '../inputs/FieldFrame.tsx';
import { isOver, type Upload, type UploadStep, type Uploads } from './useUploads.ts';

/** The current uploads: the progress of each, and its buttons. */
export function UploadList<Source>({ uploads, inFlight, batch, retry, remove }: Uploads<Source>) {
  const done = inFlight.reduce((sum, { step }) => sum + partOf(step), batch.done);
  const failed = uploads.filter(({ step }) => step.kind === 'failed' && step.again);
  return (
    <Stack as="ul" aria-live="polite" gap="1" fontSize="sm" listStyleType="none">
      {batch.of > 1 && batch.done < batch.of && uploads.length > 0 && (
        <HStack as="li" gap="3" wrap="wrap">
          <Progress value={percent(done, batch.of)}>
            {uploadsTexts.uploadingSeveral(batch.done, batch.of, percent(done, batch.of))}
          </Progress>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              for (const { id } of inFlight) remove(id);
            }}
          >
            {uploadsTexts.cancelAll}
          </Button>
        </HStack>
      )}
      {failed.length > 1 && (
        <li>
          <Button variant="outline" size="sm" onClick={() => failed.forEach(retry)}>
            {uploadsTexts.tryAllAgain}
          </Button>
        </li>
      )}
      {uploads.map((upload) => (
        <HStack as="li" key={upload.id} gap="3" wrap="wrap">
          <UploadLine name={upload.name} step={upload.step} />
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

function UploadLine({ name, step }: Pick<Upload<unknown>, 'name' | 'step'>) {
  if (step.kind === 'failed') {
    return <Warning>{uploadsTexts.uploadFailed(name, step.why)}</Warning>;
  }
  const text = uploadsTexts.uploadFailed(name, progressOf(step));
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
  if (step.kind === 'known') return uploadsTexts.alreadyThere(step.name);
  if (step.kind === 'waiting') return uploadsTexts.waiting;
  return step.kind === 'preparing'
    ? uploadsTexts.preparing
    : uploadsTexts.uploading(percent(step.stored, step.of));
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
