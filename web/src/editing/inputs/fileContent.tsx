import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { factsIn } from '@lamplight/content/fileContent';
import { filesTexts, pdfAdvice } from '@lamplight/content/texts/staffArea/files';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileBadge } from '../files/FileBadge.tsx';
import { factsText } from '../files/fileTexts.ts';
import { UploadFiles } from '../files/UploadFiles.tsx';
import { useContentUploads } from '../files/useFileUploads.ts';
import { usePdfProblems } from '../files/usePdfProblems.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { useFileDrop } from '../uploads/useFileDrop.ts';
import { useUploadsAsInput } from '../uploads/useUploads.ts';
import { FieldFrame, type FieldProps, type KindInput, Warning } from './FieldFrame.tsx';
import { useDescribedBy } from './FieldParts.tsx';

/** The content of a file: its type, its size and remarks. Another one is uploaded or dropped here. */
function FileContentField(props: FieldProps) {
  const { name } = props;
  const { setValue, formState } = useFormContext();
  const readOnly = useReadOnly();
  const content = String(useWatch({ name }) ?? '');
  const facts = factsIn(content);
  const lacks = usePdfProblems([content]).get(facts?.hash ?? '') ?? [];
  const isNew = content !== formState.defaultValues?.[name];
  const uploads = useContentUploads((stored) =>
    setValue(name, stored, { shouldDirty: true, shouldValidate: true }),
  );
  useUploadsAsInput(uploads);
  const taking = useFileDrop(([file]) => file && !readOnly && uploads.start([file]));
  return (
    <FieldFrame {...props}>
      <Stack gap="3" w="100%" {...taking}>
        <HStack gap="3" wrap="wrap">
          <FileBadge type={facts?.type} />
          <Text as="span" me="auto">
            {facts ? factsText(facts) : filesTexts.noFile}
          </Text>
          <Replace name={name} onFiles={([file]) => file && uploads.start([file])} />
        </HStack>
        <UploadList {...uploads} />
        {isNew && (
          <Text role="status" fontSize="sm">
            {filesTexts.replaced}
          </Text>
        )}
        {lacks.map((problem) => (
          <Text key={problem} as="span" fontSize="sm">
            <Warning>{pdfAdvice[problem]}</Warning>
          </Text>
        ))}
      </Stack>
    </FieldFrame>
  );
}

/** Uploads another file. Hint and error of the field describe it. */
const Replace = (props: Pick<ComponentProps<typeof UploadFiles>, 'name' | 'onFiles'>) => (
  <UploadFiles variant="outline" size="sm" {...useDescribedBy()} {...props}>
    {filesTexts.replace}
  </UploadFiles>
);

export const fileContentInput: KindInput = { Input: FileContentField };
