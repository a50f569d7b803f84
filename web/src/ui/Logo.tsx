import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '../paths.ts';
import { SiteLink } from './SiteLink.tsx';

/** The mark and the organisation's name; leads to the home page. */
export function Logo({ name, href = paths.homeFromLogo }: { name: string; href?: string }) {
  return (
    <SiteLink
      href={href}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      fontFamily="heading"
      fontSize="1.5rem"
      fontWeight="600"
      color="brand.800"
    >
      <chakra.img src="/favicon.svg" alt="" boxSize="8" fetchPriority="low" />
      {name || 'Lamplight'}
    </SiteLink>
  );
}
