import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Contact } from '@lamplight/content/contact';
import { memo, useState } from 'react';
import { FaRegEnvelope } from 'react-icons/fa6';
import { SiteLink } from '../ui/SiteLink.tsx';
import { socialLinks } from '../ui/socialLinks.ts';

/** The line that a double click on the footer toggles; to be set where the site is built. */
const designerCredit = {
  text: import.meta.env.VITE_DESIGNER_CREDIT ?? 'Designed and built by the makers of Lamplight:',
  mail: import.meta.env.VITE_DESIGNER_MAIL ?? 'makers@lamplight.example',
};

const IconLink = chakra(SiteLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'brand.500',
    color: 'lamp.300',
    _hover: { bg: 'brand.600' },
    _focusVisible: { outlineColor: 'lamp.300' },
  },
});

/** Shown to keyboards only: what a double click does for a mouse. */
const CreditButton = chakra('button', {
  base: {
    position: 'absolute',
    left: '50%',
    bottom: '2',
    px: '3',
    py: '1',
    color: 'white',
    transform: 'translate(-50%, 300%)',
    _focus: { transform: 'translate(-50%, 0)' },
    _focusVisible: { outlineColor: 'lamp.300' },
  },
});

interface FooterProps {
  heading: string;
  contact: Contact;
}

/** Icon links, and the designer's credit, which a double click shows and hides. */
export const Footer = memo(({ heading, contact }: FooterProps) => {
  const [credited, setCredited] = useState(false);
  const toggleCredit = () => setCredited(!credited);
  const links = [
    { href: contact.mail && `mailto:${contact.mail}`, name: 'Email', Icon: FaRegEnvelope },
    ...socialLinks(contact),
  ].filter(({ href }) => href !== '');

  return (
    <Box
      as="footer"
      position="relative"
      overflow="hidden"
      bg="brand.900"
      color="brand.100"
      py="12"
      onDoubleClick={toggleCredit}
    >
      <Container display="flex" flexDirection="column" alignItems="center" gap="6">
        {links.length > 0 && (
          <chakra.ul display="flex" gap="4" listStyle="none">
            {links.map(({ href, name, Icon }) => (
              <li key={name}>
                <IconLink href={href} aria-label={name}>
                  <Icon aria-hidden size="20" />
                </IconLink>
              </li>
            ))}
          </chakra.ul>
        )}
        {heading && <chakra.p fontSize="0.9375rem">{heading}</chakra.p>}
        <chakra.p role="status" fontSize="0.875rem" minH="1.5em">
          {credited && (
            <>
              {designerCredit.text}{' '}
              <chakra.a href={`mailto:${designerCredit.mail}`} textDecoration="underline">
                {designerCredit.mail}
              </chakra.a>
            </>
          )}
        </chakra.p>
      </Container>
      <CreditButton type="button" aria-pressed={credited} onClick={toggleCredit}>
        Designer credit
      </CreditButton>
    </Box>
  );
});
