import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { phoneLink } from '@lamplight/content/addresses';
import type { Contact } from '@lamplight/content/contact';
import { LuMail, LuPhone } from 'react-icons/lu';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { socialLinks } from '../../ui/socialLinks.ts';

const ContactLink = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '2.75rem',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineColor: 'lamp.300' },
  },
});

/** A mail link, a phone link and three social links, under two headings. */
export function ContactCard({ contact }: { contact: Contact }) {
  const reach = [
    { href: contact.mail && `mailto:${contact.mail}`, name: contact.mail, Icon: LuMail },
    {
      href: contact.number && phoneLink(contact.number),
      name: contact.number,
      Icon: LuPhone,
    },
  ];
  return (
    <Box
      as="section"
      bg="brand.800"
      color="white"
      borderRadius="2xl"
      p={{ base: '6', md: '10' }}
      display="grid"
      gap="8"
    >
      <Links heading={contact.getInTouchHeading || 'Get in touch'} links={reach} />
      <Links heading={contact.followUsHeading || 'Follow us'} links={socialLinks(contact)} />
    </Box>
  );
}

interface LinksProps {
  heading: string;
  links: { href: string; name: string; Icon: typeof LuMail }[];
}

function Links({ heading, links }: LinksProps) {
  const present = links.filter(({ href }) => href !== '');
  return (
    <div>
      <Heading as="h2" size="lg" mb="3">
        {heading}
      </Heading>
      <chakra.ul listStyle="none">
        {present.map(({ href, name, Icon }) => (
          <li key={name}>
            <ContactLink href={href}>
              <chakra.span color="lamp.300">
                <Icon aria-hidden size="20" />
              </chakra.span>
              {name}
            </ContactLink>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
