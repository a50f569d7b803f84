import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { redirectsTexts } from '@lamplight/content/texts/staffArea/redirects';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LuDownload, LuFileUp } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { download } from '../../device/download.ts';
import { textOf } from '../../device/readText.ts';
import { useFocusField } from '../../editing/form/focusField.ts';
import { sectionsOf } from '../../editing/form/sections.tsx';
import { useDocumentEditor } from '../../editing/form/useDocumentEditor.ts';
import { ListInput } from '../../editing/inputs/Fields.tsx';
import { EditorPage } from '../../editing/page/EditorPage.tsx';
import { useOwnPages } from '../../firebase/live/ownPages.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import {
  addSiteAddress,
  csvOf,
  type LeftOut,
  type Row,
  redirectsEditing,
  rowsSchema,
  rowsWith,
  setOwnPages,
} from './redirectRows.ts';

const sections = sectionsOf(rowsSchema, [
  {
    id: 'redirects',
    // The page's heading says it.
    title: '',
    of: ['redirects'],
    own: {
      redirects: (
        <>
          <Files />
          <ListInput name="redirects" unordered empty={() => ({ from: '', to: '' })} />
        </>
      ),
    },
    hint: redirectsTexts.explanation,
  },
]);

/** Finds out where the site is reached: here, and at the address that its operator has set. */
async function findSiteAddresses(): Promise<void> {
  addSiteAddress(window.location.origin);
  try {
    const robots = await (await fetch('/robots.txt')).text();
    addSiteAddress(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '');
  } catch (error) {
    // The server never follows a circle, whether it was refused here or not.
    console.info('The address of the site could not be read:', error);
  }
}

/** The editor of old addresses and where they lead now. */
export function Component() {
  const editor = useDocumentEditor('redirects', redirectsEditing);
  const { form, loading, propose } = editor;
  const [wanted] = useSearchParams();
  const from = wanted.get('from');
  const isTaken = useRef(false);

  const [field, setField] = useState<string | null>(null);

  // Anyone who comes with an old address finds it in the list, and goes on where it leads.
  useEffect(() => {
    if (!from || loading || isTaken.current) return;
    isTaken.current = true;
    const { redirects = [] } = form.getValues() as { redirects?: Row[] };
    const at = redirects.findIndex((row) => row.from === from);
    if (at < 0) propose({ redirects: [...redirects, { from, to: '' }] });
    setField(`redirects.${at < 0 ? redirects.length : at}.to`);
  }, [from, loading, form, propose]);

  useEffect(() => void findSiteAddresses(), []);
  const ownPages = useOwnPages();
  useEffect(
    () => setOwnPages(ownPages.flatMap(({ shown, address }) => (shown ? [address] : []))),
    [ownPages],
  );

  useFocusField(field);

  return <EditorPage page="redirects" editor={editor} sections={sections} preview={null} />;
}

/** The result of importing a file. */
interface Read {
  taken: number;
  left: LeftOut[];
}

/** How many lines are named that were not taken. */
const fewLines = 10;

/** Takes redirects out of a file with commas, semicolons or tabs between its cells, and puts them into one. */
function Files() {
  const { getValues, setValue } = useFormContext();
  const [read, setRead] = useState<Read | 'failed' | null>(null);

  const take = async (file: File) => {
    try {
      const { parse } = await import('csv-parse/browser/esm/sync');
      const cells = parse(textOf(await file.arrayBuffer()), {
        bom: true,
        delimiter: [',', ';', '\t'],
        trim: true,
        relax_column_count: true,
        relax_quotes: true,
      });
      const { rows, ...found } = rowsWith(getValues('redirects'), cells);
      setValue('redirects', rows, { shouldDirty: true });
      setRead(found);
    } catch (error) {
      console.info('A file could not be read:', error);
      setRead('failed');
    }
  };

  const save = () =>
    download(
      new Blob([csvOf(getValues('redirects'))], { type: 'text/csv' }),
      redirectsTexts.fileName,
    );

  return (
    <Box>
      <HStack gap="2" flexWrap="wrap">
        <FileButton
          variant="outline"
          accept=".csv,.tsv,.txt,text/csv"
          label={redirectsTexts.file}
          onFiles={([file]) => file && void take(file)}
        >
          <LuFileUp aria-hidden size="18" /> {redirectsTexts.importFile}
        </FileButton>
        <Button variant="outline" onClick={save}>
          <LuDownload aria-hidden size="18" /> {redirectsTexts.exportFile}
        </Button>
      </HStack>
      <Text fontSize="sm" color="fg.muted" mt="1">
        {redirectsTexts.fileHint}
      </Text>
      <Box role="status" fontSize="sm" mt="2" _empty={{ display: 'none' }}>
        {read === 'failed' && redirectsTexts.fileFailed}
        {read && read !== 'failed' && <Outcome {...read} />}
      </Box>
    </Box>
  );
}

const Outcome = ({ taken, left }: Read) => (
  <>
    <Text>{redirectsTexts.imported(redirectsTexts.lines(taken), taken > 0)}</Text>
    {left.length > 0 && (
      <>
        <Text mt="1">{redirectsTexts.notImported(redirectsTexts.lines(left.length))}</Text>
        <Box as="ul" listStyle="disc" ps="5">
          {left.slice(0, fewLines).map(({ line, why }) => (
            <li key={line}>{redirectsTexts.line(line, why)}</li>
          ))}
          {left.length > fewLines && <li>{redirectsTexts.more(left.length - fewLines)}</li>}
        </Box>
      </>
    )}
  </>
);
