import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { previewTexts } from '@lamplight/content/texts/staffArea/preview';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { focusField, focusInView } from '../form/focusField.ts';
import { useReadOnly } from '../page/ReadOnly.tsx';
import type { AdviceLine } from './useAdvice.ts';

/** How many lines are shown before the rest is asked for. */
const few = 5;

/**
 * Remarks on the changes that a careful colleague would make; each line leads to its field. They are only
 * advice and block nothing.
 */
export const AdviceList = ({ lines }: { lines: AdviceLine[] }) =>
  useReadOnly() ? null : (
    <>
      {lines.length > 0 && <AdvicePanel lines={lines} />}
      {/* The count alone: nobody has to listen to the lines over and over. */}
      <VisuallyHidden role="status">
        {lines.length > 0 && previewTexts.suggestionsSpoken(lines.length)}
      </VisuallyHidden>
    </>
  );

/** A link to the list, for when it is out of view. */
export const AdviceLink = ({ lines }: { lines: AdviceLine[] }) =>
  lines.length > 0 && (
    <SmallButton
      type="button"
      onClick={() => {
        const list = document.getElementById(listId);
        if (list) focusInView(list);
      }}
    >
      {previewTexts.suggestions(lines.length)}
    </SmallButton>
  );

const SmallButton = chakra('button', {
  base: {
    fontSize: 'sm',
    fontWeight: '600',
    color: 'orange.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
});

const listId = 'before-publishing';

function AdvicePanel({ lines }: { lines: AdviceLine[] }) {
  const [all, setAll] = useState(false);
  const titleId = useId();
  const shown = all ? lines : lines.slice(0, few);
  return (
    <Box
      as="section"
      id={listId}
      tabIndex={-1}
      outline="none"
      aria-labelledby={titleId}
      mt="6"
      px="5"
      py="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
    >
      <Heading as="h2" size="sm" id={titleId}>
        {previewTexts.beforePublishing}
      </Heading>
      <Stack as="ul" listStyle="none" gap="0" mt="2" mx="-2">
        {shown.map(({ at, jumpTo: field, where, text, instead, repair }) => (
          <li key={`${at} ${text}`}>
            <Line type="button" onClick={() => focusField(field)}>
              <Text as="span" fontWeight="600">
                {where}
              </Text>
              <span>{text}</span>
            </Line>
            {repair && instead && (
              <Button
                variant="outline"
                size="sm"
                mx="2"
                mb="2"
                aria-label={previewTexts.colourForPlace(instead, where)}
                onClick={() => {
                  repair();
                  focusField(field);
                }}
              >
                <Box boxSize="3.5" borderRadius="sm" bg={instead} />{' '}
                {previewTexts.colourToUse(instead)}
              </Button>
            )}
          </li>
        ))}
      </Stack>
      {shown.length < lines.length && (
        <Button variant="ghost" size="sm" mt="1" onClick={() => setAll(true)}>
          {previewTexts.showAll(lines.length)}
        </Button>
      )}
    </Box>
  );
}

const Line = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    w: '100%',
    px: '2',
    py: '1.5',
    fontSize: 'sm',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle' },
  },
});
