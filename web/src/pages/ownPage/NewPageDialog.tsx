import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { textLimits } from '@lamplight/content/limits';
import { type OwnPage, ownPageSchema } from '@lamplight/content/ownPage';
import { pageTemplates, type TemplateName } from '@lamplight/content/pageTemplates';
import { editable, initialValue } from '@lamplight/content/readable';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { ownPagesTexts } from '@lamplight/content/texts/staffArea/ownPages';
import { useId, useState } from 'react';
import { anotherBlock } from '../../editing/blocks/copiedBlock.ts';
import { FieldInput, FieldParts } from '../../editing/inputs/FieldParts.tsx';
import { useStoredList } from '../../firebase/live/documents.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogForm, StaffDialog } from '../../ui/StaffDialog.tsx';

interface NewPageDialogProps {
  onBegin: (page: OwnPage) => void;
  onClose: () => void;
}

const blank = 'blank';

/** Asks for the title of a new page, and what it begins with: nothing, a template, or what another page has. */
export function NewPageDialog({ onBegin, onClose }: NewPageDialogProps) {
  const [title, setTitle] = useState('');
  const [start, setStart] = useState<string>(blank);
  const live = useStoredList('pages');
  const pages = live.state === 'loaded' ? live.value : [];
  const id = useId();

  const begin = () => {
    const other = pages.find(({ _id }) => _id === start);
    const name = title.trim();
    const titled = {
      title:
        name || (other ? ownPagesTexts.copyOf(editable(ownPageSchema, other.content).title) : ''),
      // Its field makes it from the title.
      address: '',
      shown: false,
      // The other one's time may be over.
      from: '',
      until: '',
    };
    if (other) {
      const { blocks, ...content } = editable(ownPageSchema, other.content);
      return onBegin({ ...content, ...titled, blocks: blocks.map(anotherBlock) });
    }
    const template = pageTemplates[start as TemplateName];
    const blocks = template ? template.blocks() : [];
    onBegin({ ...initialValue(ownPageSchema), ...titled, blocks });
  };

  const choices = [
    { value: blank, label: ownPagesTexts.blank, about: '' },
    ...Object.entries(pageTemplates).map(([value, { label, about }]) => ({ value, label, about })),
    ...pages.map(({ _id, content }) => ({
      value: _id,
      label: ownPagesTexts.copyOf(editable(ownPageSchema, content).title),
      about: '',
    })),
  ];

  return (
    <StaffDialog
      title={ownPagesTexts.addTitle}
      large
      maxW="44rem"
      onClose={onClose}
      initialFocusEl={() => document.getElementById(id)?.querySelector('input') ?? null}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" form={id}>
            {ownPagesTexts.create}
          </Button>
        </>
      }
    >
      <DialogForm id={id} onSubmit={begin}>
        <FieldParts label={ownPagesTexts.titleLabel}>
          <FieldInput
            value={title}
            maxLength={textLimits.line}
            onChange={({ target }) => setTitle(target.value)}
          />
        </FieldParts>
        <Starts>
          <legend>{ownPagesTexts.startWith}</legend>
          {choices.map(({ value, label, about }) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}start`}
                checked={start === value}
                onChange={() => setStart(value)}
              />
              <span>
                {label}
                {about && (
                  <Text as="span" display="block" fontSize="sm" fontWeight="400" color="fg.muted">
                    {about}
                  </Text>
                )}
              </span>
            </label>
          ))}
        </Starts>
      </DialogForm>
    </StaffDialog>
  );
}

const Starts = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: '2',
    '& legend': { fontSize: 'sm', fontWeight: '500', mb: '2' },
    '& label': {
      display: 'flex',
      gap: '3',
      alignItems: 'baseline',
      p: '3',
      fontWeight: '600',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      cursor: 'pointer',
      _hover: { bg: 'brand.muted' },
      '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    },
    '& input': { accentColor: '{colors.brand.solid}', flexShrink: '0' },
  },
});
