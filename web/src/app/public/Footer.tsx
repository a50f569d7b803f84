import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Contact } from '@lamplight/content/contact';
import type { Navigation } from '@lamplight/content/navigation';
import type { Organisation } from '@lamplight/content/organisation';
import { paths } from '@lamplight/content/pagePaths';
import { isolated } from '@lamplight/content/shownText';
import { memo } from 'react';
import { FaRegEnvelope } from 'react-icons/fa6';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { socialLinks } from '../../ui/socialLinks.ts';
import { CreditedFooter } from './CreditedFooter.tsx';
import { copyrightOf } from './copyright.ts';

const IconLink = chakra(SiteLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '2.75rem',
    borderRadius: 'full',
    color: 'brand.200',
    _hover: { bg: 'brand.800', color: 'lamp.300' },
    _focusVisible: { outlineColor: 'lamp.300' },
  },
});

const TextLink = chakra(SiteLink, {
  base: {
    display: 'inline-block',
    // High enough for a thumb.
    py: { base: '2.5', lg: '1' },
    _hover: { color: 'lamp.300', textDecoration: 'underline' },
    textUnderlineOffset: '3px',
    _focusVisible: { outlineColor: 'lamp.300' },
  },
});

interface FooterProps {
  /** Its dropdowns are unfolded; the staff area, which has its own, leaves it out. */
  navigation?: Navigation;
  organisation: Organisation;
  contact: Contact;
}

/**
 * The organisation, its contact details, more links, and the designer's credit, which a double click shows
 * and hides.
 */
export const Footer = memo(({ navigation, organisation, contact }: FooterProps) => {
  const { say } = useTexts();
  const { name, registration, donations, giving } = organisation;
  const legal = [
    registration,
    donations && say('page.donationsTo', { name: isolated(donations) }),
  ].filter(Boolean);
  const links = [
    { href: giving.url || paths.giving, name: giving.name },
    { href: paths.contact, name: say('page.contact') },
    { href: paths.privacy, name: say('page.privacy') },
    { href: paths.login, name: navigation && say('page.staffLogin') },
  ].filter((link) => link.name);

  return (
    <CreditedFooter>
      <Container
        display="grid"
        gap={{ base: '8', lg: '12' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 3fr)' }}
      >
        <Owner organisation={organisation} contact={contact} />
        {navigation && (
          <SiteMap
            dropdowns={navigation.dropdowns.filter((dropdown) => dropdown.links.length > 0)}
          />
        )}
      </Container>
      <Container mt={{ base: '6', md: '8' }}>
        <Box
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="baseline"
          columnGap="8"
          rowGap="2"
          pt="4"
          borderTopWidth="1px"
          borderColor="brand.700"
          fontSize="0.875rem"
        >
          <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
            {/* The year of a cached page may be over by the time it comes to life. */}
            {name && <p suppressHydrationWarning>{copyrightOf(organisation, thisYear())}</p>}
            {legal.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Box>
          <chakra.ul display="flex" flexWrap="wrap" columnGap="5" listStyle="none">
            {links.map((link) => (
              <li key={link.href}>
                <TextLink href={link.href}>
                  <bdi>{link.name}</bdi>
                </TextLink>
              </li>
            ))}
          </chakra.ul>
        </Box>
      </Container>
    </CreditedFooter>
  );
});

const thisYear = () => new Date().getUTCFullYear();

/** Name, sentence and address of the organisation, and where else it is. */
function Owner({ organisation, contact }: Pick<FooterProps, 'organisation' | 'contact'>) {
  const { say } = useTexts();
  const { name, sentence, address } = organisation;
  const links = [
    {
      href: contact.mail && `mailto:${contact.mail}`,
      name: say('page.email'),
      Icon: FaRegEnvelope,
    },
    ...socialLinks(contact),
  ].filter(({ href }) => href !== '');
  return (
    <Box display="grid" gap="3" alignContent="start">
      {name && (
        <chakra.p
          fontFamily="heading"
          fontSize="1.25rem"
          fontWeight="600"
          lineHeight="1.2"
          color="white"
        >
          {name}
        </chakra.p>
      )}
      {sentence && (
        <chakra.p maxW="24rem" textWrap="pretty">
          {sentence}
        </chakra.p>
      )}
      {address && (
        <chakra.address fontStyle="normal" whiteSpace="pre-line">
          {address}
        </chakra.address>
      )}
      {links.length > 0 && (
        // The first icon begins where the texts begin.
        <chakra.ul display="flex" gap="1" ms="-0.75rem" listStyle="none">
          {links.map(({ href, name: to, Icon }) => (
            <li key={to}>
              <IconLink href={href} aria-label={to}>
                <Icon aria-hidden size="18" />
              </IconLink>
            </li>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

/** The dropdowns of the navigation, unfolded. On paper nothing of it could be followed. */
const SiteMap = ({ dropdowns }: Pick<Navigation, 'dropdowns'>) => (
  <Box
    display="grid"
    gap="6"
    gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))"
    alignContent="start"
    _print={{ display: 'none' }}
  >
    {dropdowns.map(({ title, links }) => (
      <div key={title}>
        <chakra.p fontWeight="600" color="white" mb="1">
          {title}
        </chakra.p>
        <chakra.ul listStyle="none" aria-label={title}>
          {links.map((link) => (
            // Begins where the page's lines begin, whichever direction the link has.
            <chakra.li key={link.name + link.url} unicodeBidi="normal">
              <TextLink href={link.url}>{link.name}</TextLink>
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
    ))}
  </Box>
);
