import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Contact } from '@lamplight/content/contact';
import type { Organisation } from '@lamplight/content/organisation';
import { paths } from '@lamplight/content/pagePaths';
import { isolated } from '@lamplight/content/shownText';
import { memo, useState } from 'react';
import { FaRegEnvelope } from 'react-icons/fa6';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { socialLinks } from '../../ui/socialLinks.ts';

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

const TextLink = chakra(SiteLink, {
  base: {
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
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
    '@media (scripting: none)': { display: 'none' },
    _focusVisible: { outlineColor: 'lamp.300' },
  },
});

interface FooterProps {
  organisation: Organisation;
  contact: Contact;
}

/**
 * Who the site belongs to, how to reach them, and the designer's credit, which a double click shows and hides.
 */
export const Footer = memo(({ organisation, contact }: FooterProps) => {
  const { say } = useTexts();
  const [credited, setCredited] = useState(false);
  const toggleCredit = () => setCredited(!credited);
  const { name, sentence, address, registration, donations } = organisation;
  const links = [
    {
      href: contact.mail && `mailto:${contact.mail}`,
      name: say('page.email'),
      Icon: FaRegEnvelope,
    },
    ...socialLinks(contact),
  ].filter(({ href }) => href !== '');
  const legal = [
    registration,
    donations && say('page.donationsTo', { name: isolated(donations) }),
  ].filter(Boolean);

  return (
    <Box
      as="footer"
      position="relative"
      overflow="hidden"
      bg="brand.900"
      color="brand.100"
      py="12"
      fontSize="0.9375rem"
      onDoubleClick={toggleCredit}
    >
      <Container display="grid" gap="8" gridTemplateColumns={{ md: '2fr 1.5fr auto' }}>
        <div>
          {name && (
            <chakra.p fontFamily="heading" fontSize="1.25rem" fontWeight="600" color="white">
              {name}
            </chakra.p>
          )}
          {sentence && (
            <chakra.p mt="2" maxW="28rem">
              {sentence}
            </chakra.p>
          )}
        </div>
        <Box whiteSpace="pre-line" display="grid" gap="3" alignContent="start">
          {address && <chakra.address fontStyle="normal">{address}</chakra.address>}
          {legal.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Box>
        <Box display="grid" gap="4" alignContent="start" justifyItems={{ md: 'end' }}>
          {links.length > 0 && (
            <chakra.ul display="flex" gap="4" listStyle="none">
              {links.map(({ href, name: to, Icon }) => (
                <li key={to}>
                  <IconLink href={href} aria-label={to}>
                    <Icon aria-hidden size="20" />
                  </IconLink>
                </li>
              ))}
            </chakra.ul>
          )}
          <chakra.ul display="flex" gap="5" listStyle="none">
            <li>
              <TextLink href={paths.contact}>{say('page.contact')}</TextLink>
            </li>
            <li>
              <TextLink href={paths.privacy}>{say('page.privacy')}</TextLink>
            </li>
          </chakra.ul>
        </Box>
      </Container>
      <Container mt="8" display="flex" flexWrap="wrap" gap="4" fontSize="0.875rem" minH="1.5em">
        {name && <p>{copyright(organisation)}</p>}
        <p role="status">
          {credited && (
            <>
              {designerCredit.text}{' '}
              <chakra.a href={`mailto:${designerCredit.mail}`} textDecoration="underline">
                {designerCredit.mail}
              </chakra.a>
            </>
          )}
        </p>
      </Container>
      <CreditButton type="button" aria-pressed={credited} onClick={toggleCredit}>
        {say('page.designerCredit')}
      </CreditButton>
    </Box>
  );
});

/** “© 2011 Name”: since when what is here is theirs. */
const copyright = ({ since, name }: Organisation) => ['©', since, name].filter(Boolean).join(' ');
