import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type BlockName, blockTypes } from '@lamplight/content/pageBlocks';
import { blocksTexts } from '@lamplight/content/texts/staffArea/blocks';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { type ReactNode, useRef, useState } from 'react';
import { LuClipboardPaste } from 'react-icons/lu';
import { sketches } from '../../blocks/sketches.ts';
import { Button } from '../../ui/Button.tsx';
import { FindField } from '../../ui/FindField.tsx';
import { StaffDialog } from '../../ui/StaffDialog.tsx';
import { blocksFor } from './blocksFor.ts';
import { type CopiedBlock, copiedBlock } from './copiedBlock.ts';

interface BlockMenuProps {
  onAdd: (name: BlockName) => void;
  onPaste: (copied: CopiedBlock) => void;
  onClose: () => void;
}

/** All types of block, each with a drawing; Enter takes the first that was found. */
export function BlockMenu({ onAdd, onPaste, onClose }: BlockMenuProps) {
  const [searchText, setSearchText] = useState('');
  const [copied] = useState(copiedBlock);
  const search = useRef<HTMLFormElement>(null);
  const found = blocksFor(searchText);
  const [first] = found;
  return (
    <StaffDialog
      title={blocksTexts.addTitle}
      large
      maxW="68rem"
      onClose={onClose}
      initialFocusEl={() => search.current?.querySelector('input') ?? null}
      actions={
        <Button variant="outline" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      }
    >
      <chakra.form
        ref={search}
        role="search"
        mb="4"
        // React takes what happens here to the form of the page.
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (first) onAdd(first);
        }}
      >
        <FindField
          label={blocksTexts.find}
          value={searchText}
          onFind={setSearchText}
          maxW="24rem"
        />
      </chakra.form>
      <Types>
        {copied && searchText === '' && (
          <li>
            <Entry
              title={blocksTexts.paste}
              about={blocksTexts.pasteAbout(blockTypes[copied.block._type].label)}
              picture={<LuClipboardPaste aria-hidden size="32" />}
              onClick={() => onPaste(copied)}
            />
          </li>
        )}
        {found.map((name) => {
          const Sketch = sketches[name];
          const { label, about } = blockTypes[name];
          return (
            <li key={name}>
              <Entry
                title={label}
                about={about}
                picture={Sketch && <Sketch />}
                onClick={() => onAdd(name)}
              />
            </li>
          );
        })}
      </Types>
      {found.length === 0 && <Text color="fg.muted">{blocksTexts.noneFound}</Text>}
      <VisuallyHidden role="status">
        {found.length === 0 ? blocksTexts.noneFound : ''}
      </VisuallyHidden>
    </StaffDialog>
  );
}

interface EntryProps {
  title: string;
  about: string;
  picture: ReactNode;
  onClick: () => void;
}

const Entry = ({ title, about, picture, onClick }: EntryProps) => (
  <EntryButton type="button" onClick={onClick}>
    <Box
      w="24"
      h="16"
      flexShrink="0"
      display="grid"
      placeItems="center"
      borderRadius="lg"
      bg="brand.subtle"
      color="brand.fg"
    >
      {picture}
    </Box>
    <span>
      <Text as="span" display="block" fontWeight="600">
        {title}
      </Text>
      <Text as="span" display="block" fontSize="sm" color="fg.muted" lineHeight="1.35">
        {about}
      </Text>
    </span>
  </EntryButton>
);

const Types = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    gap: '2',
  },
});

const EntryButton = chakra('button', {
  base: {
    w: '100%',
    h: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: '2',
    textAlign: 'start',
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
    _focusVisible: { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '1px' },
  },
});
