import { chakra } from '@chakra-ui/react/styled-system';
import { LuExternalLink } from 'react-icons/lu';

/** Leads to the page as visitors see it, in another tab. */
export const PublicLink = ({ path }: { path: string }) => (
  <chakra.a
    href={path}
    target="_blank"
    rel="noopener"
    display="inline-flex"
    alignItems="center"
    gap="2"
    color="brand.fg"
    fontWeight="600"
  >
    See it in public <LuExternalLink aria-hidden size="16" />
  </chakra.a>
);
