import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { isLink } from '@lamplight/content/addresses';
import { publicPages } from '@lamplight/content/sitePages';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { useFormContext, useWatch } from 'react-hook-form';
import { LuExternalLink, LuFileText } from 'react-icons/lu';
import { useReadOnly } from '../page/ReadOnly.tsx';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldInput } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';
import { addressIn, useAddressInput } from './useAddressInput.ts';

/** Where something leads: a page of the site that is chosen, or any address; with a link to try it. */
function LinkField(props: FieldProps) {
  const input = useAddressInput(props.name);
  const target = addressIn(useWatch({ name: props.name }));
  const readOnly = useReadOnly();
  const { elsewhere } = useDescription(props.name);
  return (
    <FieldFrame hint={fieldsTexts.linkHint} {...props}>
      <HStack w="100%" gap="1">
        <FieldInput inputMode="url" {...input} />
        {!readOnly && !elsewhere && <PageChoice {...props} target={target} />}
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

/** The pages of the site by name, in the browser's own list, which opens at an icon. */
function PageChoice({ name, label, target }: FieldProps & { target: string }) {
  const { setValue } = useFormContext();
  const page = publicPages.find(([, { path }]) => path === target);
  return (
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
      <Select
        aria-label={fieldsTexts.choosePageFor(label)}
        title={fieldsTexts.choosePage}
        value={page?.[1].path ?? ''}
        onChange={({ target: { value } }) =>
          setValue(name, value, { shouldDirty: true, shouldValidate: true })
        }
      >
        <option value="" disabled hidden>
          {fieldsTexts.choosePage}
        </option>
        {publicPages.map(([key, { path, title }]) => (
          <option key={key} value={path}>
            {title}
          </option>
        ))}
      </Select>
    </Box>
  );
}

const Select = chakra('select', {
  base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
});

export const linkInput: KindInput = {
  Input: LinkField,
  inRow: true,
  advice: ({ adviceOnLink }) => adviceOnLink,
};
