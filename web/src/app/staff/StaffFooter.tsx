import { chakra } from '@chakra-ui/react/styled-system';
import { sitePages } from '@lamplight/content/sitePages';
import { staffPages } from '@lamplight/content/staffPages';
import { startTexts } from '@lamplight/content/texts/staffArea/start';
import { Link } from 'react-router-dom';

/** The end of every page of the staff area, in one line: whose site it is, help, and the way to the site. */
export const StaffFooter = ({ name }: { name: string }) => (
  <chakra.footer
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="5"
    minH="11"
    px={{ base: '5', md: '8' }}
    borderTopWidth="1px"
    fontSize="sm"
    color="fg.muted"
    css={{ '& a': { py: '2.5', _hover: { textDecoration: 'underline' } } }}
  >
    <chakra.bdi me="auto">{name}</chakra.bdi>
    <Link to={staffPages.help.path}>{staffPages.help.title}</Link>
    <a href={sitePages.home.path} target="_blank" rel="noopener">
      {startTexts.viewSite}
    </a>
  </chakra.footer>
);
