import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { isLink } from '@lamplight/content/addresses';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { useWatch } from 'react-hook-form';
import { LuExternalLink } from 'react-icons/lu';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { addressIn, useAddressInput } from './useAddressInput.ts';

/** Where something leads, with a link to try it. */
function LinkField(props: FieldProps) {
  const input = useAddressInput(props.name);
  const target = addressIn(useWatch({ name: props.name }));
  return (
    <FieldFrame hint={fieldsTexts.linkHint} {...props}>
      <HStack w="100%">
        <FieldInput inputMode="url" {...input} />
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

export const linkInput: KindInput = {
  Input: LinkField,
  inRow: true,
  advice: ({ adviceOnLink }) => adviceOnLink,
};
