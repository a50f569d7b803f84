import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { isLink } from '@lamplight/content/addresses';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { LuExternalLink, LuFileText } from 'react-icons/lu';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';
import { PageChoice } from './PageChoice.tsx';
import { addressIn, useAddressInput } from './useAddressInput.ts';

/** The target of a link: a page of the site that is chosen, or any address; with a link to try it. */
function LinkField(props: FieldProps) {
  const input = useAddressInput(props.name);
  const target = addressIn(useWatch({ name: props.name }));
  const readOnly = useReadOnly();
  const { elsewhere } = useDescription(props.name);
  return (
    <FieldFrame hint={fieldsTexts.linkHint} {...props}>
      <HStack w="100%" gap="1">
        <FieldInput inputMode="url" {...input} />
        {!readOnly && !elsewhere && (
          <ChooseAPage name={props.name} label={props.label} target={target} />
        )}
        {isLink(target) && (
          <chakra.a
            href={target}
            target="_blank"
            rel="noopener noreferrer"
            p="2"
            color="brand.fg"
            borderRadius="full"
            _hover={{ bg: 'brand.muted' }}
            aria-label={fieldsTexts.tryLinkOf(props.label)}
            title={fieldsTexts.tryLink}
          >
            <LuExternalLink aria-hidden size="18" />
          </chakra.a>
        )}
      </HStack>
    </FieldFrame>
  );
}

/** Opens the list of the site's pages at an icon. */
const ChooseAPage = (props: ComponentProps<typeof PageChoice>) => (
  <Box
    position="relative"
    flexShrink="0"
    display="grid"
    placeItems="center"
    boxSize={{ base: '11', md: '9' }}
    borderRadius="full"
    color="brand.fg"
    _hover={{ bg: 'brand.muted' }}
    _focusWithin={{ outline: '2px solid {colors.brand.focusRing}' }}
  >
    <LuFileText aria-hidden size="18" />
    <PageChoice {...props} />
  </Box>
);

export const linkInput: KindInput = {
  Input: LinkField,
  inRow: true,
  advice: ({ adviceOnLink }) => adviceOnLink,
};
