import { Box } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { excerpt } from '@lamplight/content/excerpt';
import { sharingTexts } from '@lamplight/content/texts/staffArea/sharing';
import { createContext, useContext, useEffect, useState } from 'react';
import { Warning } from '../../editing/inputs/FieldFrame.tsx';

/** Is told what the page says of itself. */
export const TellInherited = createContext<(said: Said) => void>(() => {});

/** What the head of a page says. */
export interface Said {
  title: string;
  siteName: string;
  description: string;
  address: string;
  picture: string;
  icon: string;
  /** Whether the picture is shown large. */
  isLarge: boolean;
}

/** About as many characters as search engines show of a title and of a description, and messengers of the latter. */
const shownLengths = { title: 60, description: 160, shared: 110 };

/** How search engines show a page, and messengers its address, by what the page itself says. */
export function FoundAndShared({ page }: { page: Document }) {
  const said = useHead(page);
  const tell = useContext(TellInherited);
  useEffect(() => {
    if (said) tell(said);
  }, [said, tell]);
  return (
    <Box
      as="section"
      aria-label={sharingTexts.foundAndShared}
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
      gap="4"
      p="4"
      maxH="85%"
      flexShrink="0"
      overflowY="auto"
      borderBottomWidth="1px"
      tabIndex={0}
    >
      {said && (
        <>
          <Lengths {...said} />
          <Found {...said} />
          <SharedCard {...said} />
        </>
      )}
    </Box>
  );
}

/** The current texts in the head of a page; null until there are some. */
function useHead({ head }: Document): Said | null {
  const [said, setSaid] = useState(() => headIn(head));
  useEffect(() => {
    const read = () => setSaid(headIn(head));
    read();
    const observer = new MutationObserver(read);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(head, all);
    return () => observer.disconnect();
  }, [head]);
  return said;
}

function headIn(head: HTMLHeadElement): Said | null {
  const contentOf = (selector: string) =>
    head.querySelector(selector)?.getAttribute('content') ?? '';
  const linked = (rel: string) =>
    head.querySelector<HTMLLinkElement>(`link[rel=${rel}]`)?.href ?? '';
  const title = head.querySelector('title')?.textContent ?? '';
  if (!title) return null;
  return {
    title,
    siteName: contentOf('[property="og:site_name"]'),
    description: contentOf('[name=description]'),
    address: linked('canonical'),
    picture: contentOf('[property="og:image"]'),
    icon: linked('icon'),
    isLarge: contentOf('[name="twitter:card"]') === 'summary_large_image',
  };
}

/** `https://lamplight.example/about` as search engines write it. */
const crumbsOf = (address: string) => {
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
};

/** As light as it is elsewhere. */
const Card = chakra('div', {
  base: {
    colorScheme: 'light',
    color: 'fg',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'hidden',
    minW: '0',
  },
});

const Found = ({ title, siteName, description, address, icon }: Said) => (
  <Stack gap="1.5" minW="0">
    <Caption>{sharingTexts.inSearch}</Caption>
    <Card p="3">
      <HStack gap="2" minW="0" fontSize="xs" color="fg.muted">
        {icon && <Icon src={icon} alt="" />}
        <Box minW="0" overflowWrap="anywhere">
          <Box color="fg">{siteName}</Box>
          {address && crumbsOf(address)}
        </Box>
      </HStack>
      <Text mt="1.5" fontSize="lg" lineHeight="1.3" color="#1a0dab" overflowWrap="anywhere">
        {excerpt(title, shownLengths.title)}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {excerpt(description, shownLengths.description)}
      </Text>
    </Card>
  </Stack>
);

const SharedCard = ({ title, siteName, description, address, picture, isLarge }: Said) => (
  <Stack gap="1.5" minW="0">
    <Caption>{sharingTexts.inMessage}</Caption>
    <Card display={isLarge ? 'block' : 'flex'} alignItems="center">
      {picture && (
        <Picture
          src={picture}
          alt=""
          {...(isLarge ? { w: 'full', aspectRatio: 1.91 } : { w: '5rem', h: '5rem', m: '2' })}
        />
      )}
      <Box p="3" minW="0" overflowWrap="anywhere">
        <Text fontSize="xs" color="fg.muted">
          {siteName || (address && new URL(address).host)}
        </Text>
        <Text fontWeight="600" lineHeight="1.3" lineClamp="2">
          {title}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {excerpt(description, shownLengths.shared)}
        </Text>
      </Box>
    </Card>
  </Stack>
);

const Icon = chakra('img', { base: { w: '1.75rem', h: '1.75rem', borderRadius: 'full' } });

const Picture = chakra('img', { base: { objectFit: 'cover', bg: 'brand.muted', flexShrink: '0' } });

const Caption = ({ children }: { children: string }) => (
  <Text fontSize="sm" fontWeight="600">
    {children}
  </Text>
);

/** How long both texts are, and whether they are cut. */
const Lengths = ({ title, description, isLarge }: Said) => (
  <Stack gap="1" fontSize="sm" color="fg.muted" gridColumn="1 / -1">
    <Length name={sharingTexts.titleWithName} text={title} max={shownLengths.title} />
    <Length name={sharingTexts.description} text={description} max={shownLengths.description} />
    {!isLarge && <Text>{sharingTexts.noPicture}</Text>}
  </Stack>
);

function Length({ name, text, max }: { name: string; text: string; max: number }) {
  const { length } = [...text];
  const said = sharingTexts.length(name, length, max);
  return length > max ? <Warning>{said}</Warning> : <Text>{said}</Text>;
}
