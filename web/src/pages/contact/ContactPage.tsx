import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { phoneLink } from '@lamplight/content/addresses';
import type { Contact } from '@lamplight/content/contact';
import type { FeedbackThankYou } from '@lamplight/content/feedbackThankYou';
import { memo, Suspense } from 'react';
import { LuMail, LuMap, LuPhone } from 'react-icons/lu';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageColumn, PageIntro, Split } from '../../ui/PageParts.tsx';
import { type Deferred, useDeferredContent, useSite } from '../../ui/pageContext.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { socialLinks } from '../../ui/socialLinks.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

/** The page Contact at its address; how to reach the organisation is around every page. */
export function Component() {
  const site = useSite();
  const thankYou = useDeferredContent(useLoaderData<Deferred<FeedbackThankYou>>());
  return (
    site && (
      <ContactPage contact={site.contact} address={site.organisation.address} thankYou={thankYou} />
    )
  );
}

interface ContactPageProps {
  contact: Contact;
  /** The organisation's postal address; empty if there is none. */
  address: string;
  /** The text shown once the form is sent; the site's own words without it. */
  thankYou: FeedbackThankYou | undefined;
}

/** The organisation's contact details, and a feedback form, which hydrates by itself. */
const ContactPage = memo(({ contact, address, thankYou }: ContactPageProps) => {
  const { say } = useTexts();
  return (
    <PageColumn>
      <PageHead title={say('contact.title')} description={say('contact.intro')} />
      <PageIntro title={say('contact.title')} />
      <Split
        // Narrow, the card has room for an email address above the form alone.
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr)',
          lg: 'minmax(0, 2fr) minmax(0, 3fr)',
        }}
        gap="6"
        alignItems="stretch"
      >
        <ContactCard contact={contact} address={address} />
        <Suspense>
          <FeedbackForm
            thanks={{
              title: thankYou?.feedbacktitle ?? '',
              body: thankYou?.feedbackmessage ?? '',
            }}
          />
        </Suspense>
      </Split>
    </PageColumn>
  );
});

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

/** Leads to a map of another site, which learns of it from those alone who follow it. */
const mapLink = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`;

/** A mail link, a phone link, the address and three social links, each under a heading; nothing where there are none. */
function ContactCard({ contact, address }: Pick<ContactPageProps, 'contact' | 'address'>) {
  const { say } = useTexts();
  const reach = [
    { href: contact.mail && `mailto:${contact.mail}`, name: contact.mail, Icon: LuMail },
    {
      href: phoneLink(contact.number),
      name: contact.number,
      Icon: LuPhone,
    },
  ].filter(({ name }) => name !== '');
  const follow = socialLinks(contact).filter(isPresent);
  if (reach.length + follow.length === 0 && !address) return null;
  return (
    <Box
      as="section"
      bg="brand.800"
      color="white"
      borderRadius="2xl"
      p={{ base: '6', md: '10' }}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(3, auto)',
        lg: 'minmax(0, 1fr)',
      }}
      gap="8"
      alignContent="start"
    >
      {reach.length > 0 && (
        <Links heading={contact.getInTouchHeading || say('contact.getInTouch')} links={reach} />
      )}
      {address && (
        <div>
          <Heading as="h2" size="lg" mb="3">
            {say('contact.visitUs')}
          </Heading>
          <chakra.address fontStyle="normal" whiteSpace="pre-line" mb="2">
            {address}
          </chakra.address>
          <ContactLink href={mapLink(address)}>
            <chakra.span color="lamp.300">
              <LuMap aria-hidden size="20" />
            </chakra.span>
            {say('contact.showOnMap')}
          </ContactLink>
        </div>
      )}
      {follow.length > 0 && (
        <Links heading={contact.followUsHeading || say('contact.followUs')} links={follow} />
      )}
    </Box>
  );
}

const isPresent = ({ href }: { href: string }) => href !== '';

interface LinksProps {
  heading: string;
  links: { href: string; name: string; Icon: typeof LuMail }[];
}

function Links({ heading, links }: LinksProps) {
  return (
    <div>
      <Heading as="h2" size="lg" mb="3">
        {heading}
      </Heading>
      <chakra.ul listStyle="none">
        {links.map(({ href, name, Icon }) => (
          <li key={name}>
            <ContactLink href={href}>
              <chakra.span color="lamp.300">
                <Icon aria-hidden size="20" />
              </chakra.span>
              <bdi>{name}</bdi>
            </ContactLink>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}
