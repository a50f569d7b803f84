import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { factsIn } from '@lamplight/content/fileContent';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { useController, useFormContext } from 'react-hook-form';
import { LuPaperclip, LuTrash2 } from 'react-icons/lu';
import { lazyModule } from '../../device/lazyModule.ts';
import { useFiles } from '../../firebase/live/files.ts';
import { Button } from '../../ui/Button.tsx';
import { useLatest } from '../../ui/useLatest.ts';
import { useLazyOpen } from '../../ui/useLazyModule.ts';
import { FileBadge } from '../files/FileBadge.tsx';
import { factsText } from '../files/fileTexts.ts';
import { useFileUploads } from '../files/useFileUploads.ts';
import { useUndo } from '../lists/useUndo.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { useFileDrop } from '../uploads/useFileDrop.ts';
import { useUploadsAsInput } from '../uploads/useUploads.ts';
import { FieldFrame, type FieldProps, type KindInput, Warning } from './FieldFrame.tsx';
import { FieldButton } from './FieldParts.tsx';

const loadChooser = lazyModule(() => import('../files/ChooseFile.tsx'));

const options = { shouldDirty: true, shouldValidate: true };

/** A file of the library: one is chosen, uploaded, dropped or pasted here. */
function FileField(props: FieldProps) {
  const { name, label } = props;
  const { setValue } = useFormContext();
  const { field } = useController({ name });
  const readOnly = useReadOnly();
  const offerUndo = useUndo();
  const { open, setOpen, module: chooser, opener } = useLazyOpen(loadChooser);
  const id = String(field.value ?? '');
  const put = (chosen: string) => setValue(name, chosen, options);
  const latest = useLatest(put);
  const uploads = useFileUploads(({ _id }) => put(_id));
  useUploadsAsInput(uploads);
  const taking = useFileDrop(([file]) => file && !readOnly && uploads.start([file]));
  const remove = () => {
    uploads.removeAll();
    // An empty field is an error only when the form is saved.
    setValue(name, '', { shouldDirty: true });
    offerUndo(filesTexts.removed, () => latest.current(id));
  };
  const forField = <VisuallyHidden>{fieldsTexts.forField(label)}</VisuallyHidden>;
  return (
    <FieldFrame {...props}>
      <Stack gap="2" w="100%" {...taking}>
        <HStack gap="2" wrap="wrap">
          <ChosenFile id={id} />
          <FieldButton variant="outline" size="sm" name={name} ref={field.ref} {...opener}>
            <LuPaperclip aria-hidden size="16" />
            {id ? filesTexts.chooseAnother : filesTexts.choose}
            {forField}
          </FieldButton>
          {id && (
            <Button variant="ghost" size="sm" px="3" onClick={remove}>
              <LuTrash2 aria-hidden size="16" />
              {filesTexts.remove}
              {forField}
            </Button>
          )}
        </HStack>
        <UploadList {...uploads} />
      </Stack>
      {open && chooser && (
        <chooser.ChooseFile
          onChoose={({ _id }) => {
            setOpen(false);
            uploads.removeAll();
            put(_id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}

/** The title and badge of the file with an id. */
function ChosenFile({ id }: { id: string }) {
  const files = useFiles();
  const file = files.state === 'loaded' ? files.value.find(({ _id }) => _id === id) : undefined;
  const facts = file && factsIn(file.content);
  if (!id) return <Line color="fg.muted">{filesTexts.noFile}</Line>;
  if (files.state !== 'loaded') return <Line color="fg.muted">{filesTexts.loading}</Line>;
  if (!file || !facts) {
    return (
      <Line>
        <Warning>{filesTexts.gone}</Warning>
      </Line>
    );
  }
  return (
    <>
      <FileBadge type={facts.type} />
      <Line>
        <bdi>{file.title}</bdi>
        <Text as="span" display="block" color="fg.muted" fontSize="sm">
          {factsText(facts)}
        </Text>
      </Line>
    </>
  );
}

const Line = chakra('span', { base: { flex: '1 1 10rem', minW: '0', overflowWrap: 'anywhere' } });

export const fileInput: KindInput = {
  Input: FileField,
  inRow: true,
  advice: ({ adviceOnFile }) => adviceOnFile,
};
