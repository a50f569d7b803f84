import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { isLink } from '@lamplight/content/addresses';
import { isPagePath } from '@lamplight/content/pagePaths';
import { Link } from 'react-router-dom';

const RouterLink = chakra(Link);

interface SiteLinkProps extends Omit<HTMLChakraProps<'a'>, 'href'> {
  href: string;
}

/**
 * A link wherever it leads: to a page of the site without a reload, elsewhere as the browser does it. What no
 * link may lead to is a text.
 */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  if (!isLink(href)) return <chakra.a {...props} />;
  const path = href.split(/[?#]/)[0] ?? '';
  if (href.startsWith('/') && isPagePath(path)) return <RouterLink to={href} {...props} />;
  const elsewhere = /^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <chakra.a href={href} {...elsewhere} {...props} />;
}
