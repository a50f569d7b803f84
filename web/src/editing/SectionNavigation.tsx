import { chakra } from '@chakra-ui/react/styled-system';
import type { Section } from './EditorSection.tsx';

const SectionLink = chakra('a', {
  base: { display: 'block', px: '3', py: '1.5', borderRadius: 'md', _hover: { bg: 'brand.muted' } },
});

/** The parts of an editor, to go to one at once. */
export const SectionNavigation = ({ sections }: { sections: Section[] }) => (
  <chakra.nav aria-label="Parts of this page" display={{ base: 'none', lg: 'block' }}>
    <chakra.ul position="sticky" top="6rem" listStyle="none">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <SectionLink href={`#${id}`}>{title}</SectionLink>
        </li>
      ))}
    </chakra.ul>
  </chakra.nav>
);
