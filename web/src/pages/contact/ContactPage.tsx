import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { phoneLink } from '@lamplight/content/addresses';
import type { Contact } from '@lamplight/content/contact';
import type { FeedbackThankYou } from '@lamplight/content/feedbackThankYou';
import { memo, Suspense } from 'react';
import { LuMail, LuPhone } from 'react-icons/lu';
import { useLoaderData } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { type Deferred, useDeferredContent, useSite } from '../../ui/pageContext.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { socialLinks } from '../../ui/socialLinks.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

/** The page Contact at its address; how to reach the organisation is around every page. */
export function Component() {
  const site = useSite();
  const thankYou = useDeferredContent(useLoaderData<Deferred<FeedbackThankYou>>());
  return site && <ContactPage contact={site.contact} thankYou={thankYou} />;
}

interface ContactPageProps {
  contact: Contact;
  /** The text shown once the form is sent; the site's own words without it. */
  thankYou: FeedbackThankYou | undefined;
}

/** How to reach the organisation, and a form to write to it, which comes to life by itself. */
const ContactPage = memo(({ contact, thankYou }: ContactPageProps) => {
  const { say } = useTexts();
  return (
    <PageColumn>
      <PageHead title={say('contact.title')} description={say('contact.intro')} />
      <PageIntro title={say('contact.title')} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 3fr' }}
        gap="6"
        alignItems="start"
        // The form alone is in the middle.
        css={{ '& > :only-child': { gridColumn: '1 / -1', w: 'full', maxW: '46rem', mx: 'auto' } }}
      >
        <ContactCard contact={contact} />
        <Suspense>
          <FeedbackForm
            thanks={{
              title: thankYou?.feedbacktitle ?? '',
              body: thankYou?.feedbackmessage ?? '',
            }}
          />
        </Suspense>
      </Box>
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

/** A mail link, a phone link and three social links, under two headings; nothing where there are none. */
function ContactCard({ contact }: { contact: Contact }) {
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
  if (reach.length + follow.length === 0) return null;
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
      {reach.length > 0 && (
        <Links heading={contact.getInTouchHeading || say('contact.getInTouch')} links={reach} />
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
