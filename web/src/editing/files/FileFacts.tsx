import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { contentQuery, factsIn } from '@lamplight/content/fileContent';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LuCopy, LuExternalLink } from 'react-icons/lu';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { type EarlierContent, readContents } from '../../firebase/files.ts';
import type { ListedFile } from '../../firebase/live/files.ts';
import type { Place } from '../../firebase/places.ts';
import { Button } from '../../ui/Button.tsx';
import { dayAndTime } from '../../ui/dateText.ts';
import { toastSuccess } from '../../ui/toaster.tsx';
import { FieldInput, FieldParts } from '../inputs/FieldParts.tsx';
import { OtherTab } from '../page/StaffPage.tsx';
import { useNameOf } from '../page/useStaff.ts';
import { reasonOf } from '../saving/failures.ts';
import { EditorLinks } from '../uses/EditorLinks.tsx';
import { addressOf, factsText } from './fileTexts.ts';

/** Where visitors find a file: the address, to copy, and a link that opens it. */
export function FileAddress({ file }: { file: ListedFile }) {
  const input = useRef<HTMLInputElement>(null);
  const path = addressOf(file);
  const address = window.location.origin + path;
  const copy = async () => {
    input.current?.select();
    const said = await navigator.clipboard.writeText(address).then(
      () => filesTexts.copied,
      () => filesTexts.selected,
    );
    toastSuccess(said);
  };
  return (
    <FieldParts label={filesTexts.address} hint={filesTexts.addressHint}>
      <HStack w="100%" gap="2" wrap="wrap">
        <FieldInput ref={input} readOnly value={address} flex="1 1 14rem" w="auto" minW="0" />
        <Button variant="outline" size="sm" onClick={copy}>
          <LuCopy aria-hidden size="16" /> {filesTexts.copy}
        </Button>
        <OtherTab href={path}>
          {filesTexts.open} <LuExternalLink aria-hidden size="16" />
        </OtherTab>
      </HStack>
    </FieldParts>
  );
}

/** Leads to the editors of the pages that link to a file. @param places null while they are not known */
export function LinkedOn({ places }: { places: readonly Place[] | null }) {
  if (!places) return <Text fontSize="sm">{filesTexts.checkingUses}</Text>;
  if (places.length === 0) return <Text fontSize="sm">{filesTexts.notLinkedAnywhere}</Text>;
  return (
    <Box fontSize="sm">
      <Text mb="2">{filesTexts.linkedOnThese}</Text>
      <EditorLinks places={places} />
    </Box>
  );
}

/** The earlier contents of a file, each with a link that opens it. */
export function EarlierFiles({ file }: { file: ListedFile }) {
  const nameOf = useNameOf();
  const earlier = useEarlier(file);
  if (earlier.length === 0) return null;
  const address = addressOf(file);
  return (
    <Collapsed summary={filesTexts.earlier}>
      <Stack as="ul" listStyleType="none" gap="2" pt="2" fontSize="sm">
        {earlier.map(({ facts, savedAt, savedBy }) => (
          <HStack as="li" key={facts.hash} columnGap="4" wrap="wrap">
            <OtherTab href={`${address}?${contentQuery}=${facts.hash}`}>
              {filesTexts.openVersion(factsText(facts))} <LuExternalLink aria-hidden size="16" />
            </OtherTab>
            <Text as="span" color="fg.muted">
              {savedAt &&
                filesTexts.earlierBy(
                  dayAndTime(savedAt),
                  nameOf(savedBy) ?? commonTexts.aColleague,
                )}
            </Text>
          </HStack>
        ))}
      </Stack>
    </Collapsed>
  );
}

/** The earlier contents of a file. */
function useEarlier({ _id, content }: ListedFile): EarlierContent[] {
  const connection = useConnection();
  const [contents, setContents] = useState<EarlierContent[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is another version
  useEffect(() => {
    readContents(connection, _id).then(setContents, reasonOf);
  }, [connection, _id, content]);
  return contents.filter(({ facts }) => facts.hash !== factsIn(content)?.hash);
}

const Collapsed = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details>
    <Summary>{summary}</Summary>
    {children}
  </details>
);

const Summary = chakra('summary', {
  base: {
    cursor: 'pointer',
    color: 'brand.fg',
    fontWeight: '600',
    fontSize: 'sm',
    w: 'fit-content',
  },
});
