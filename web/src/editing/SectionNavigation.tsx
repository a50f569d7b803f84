import { chakra } from '@chakra-ui/react/styled-system';
import type { Section } from './EditorSection.tsx';

const SectionLink = chakra('a', {
  base: { display: 'block', px: '3', py: '1.5', borderRadius: 'md', _hover: { bg: 'brand.muted' } },
});

interface SectionNavigationProps {
  sections: Section[];
  /** Above the parts, or beside them. */
  row: boolean;
}

/** The parts of an editor, to go to one at once. */
export const SectionNavigation = ({ sections, row }: SectionNavigationProps) => (
  <chakra.nav aria-label="Parts of this page" display={{ base: 'none', lg: 'block' }}>
    <chakra.ul
      listStyle="none"
      {...(row
        ? { display: 'flex', flexWrap: 'wrap', mb: '4' }
        : { position: 'sticky', top: '6rem' })}
    >
      {sections.map(({ id, title }) => (
        <li key={id}>
          <SectionLink href={`#${id}`}>{title}</SectionLink>
        </li>
      ))}
    </chakra.ul>
  </chakra.nav>
);
