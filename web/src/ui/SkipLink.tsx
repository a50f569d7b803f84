import { chakra } from '@chakra-ui/react/styled-system';

/** The first stop of the tab key: past the navigation, to the content. */
export function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="fixed"
      top="2"
      left="2"
      zIndex="20"
      px="4"
      py="2"
      bg="white"
      color="brand.700"
      fontWeight="600"
      borderRadius="md"
      transform="translateY(-200%)"
      _focus={{ transform: 'none', boxShadow: 'raised' }}
    >
      Skip to content
    </chakra.a>
  );
}
