import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { LuArrowRight } from 'react-icons/lu';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../ui/pageContext.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';

/** What else is in the menu that leads to this page, as staff have named it there. */
export function Siblings() {
  const { pathname } = useLocation();
  const isHere = ({ url }: { url: string }) => url.toLowerCase() === pathname.toLowerCase();
  const menu = useSite()?.navigation.dropdowns.find(({ links }) => links.some(isHere));
  const others = menu?.links.filter((link) => !isHere(link)) ?? [];
  if (!menu || others.length === 0) return null;
  return (
    <Container as="section" mt={{ base: '2', md: '4' }} pb={{ base: '10', md: '16' }}>
      <Heading as="h2" size="lg" mb="5">
        {menu.title}
      </Heading>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="4">
        {others.map(({ name, url }) => (
          // The last row is as full as the others.
          <chakra.li key={name + url} flex="1 1 13rem">
            <SiblingLink href={url}>
              <bdi>{name}</bdi>
              <LuArrowRight aria-hidden size="20" />
            </SiblingLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Container>
  );
}

const SiblingLink = chakra(SiteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    h: 'full',
    minH: '16',
    px: '4',
    py: '4',
    bg: 'white',
    borderRadius: 'xl',
    boxShadow: 'card',
    fontWeight: '600',
    color: 'brand.fg',
    transition: 'box-shadow 0.2s',
    _hover: { boxShadow: 'raised', textDecoration: 'underline' },
    '& > svg': { flexShrink: '0', _rtl: { transform: 'scaleX(-1)' } },
  },
});
