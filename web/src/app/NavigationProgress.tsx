import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigation } from 'react-router-dom';

/** Says that the page that was asked for is on its way. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <chakra.p
      role="status"
      position="fixed"
      top="0"
      insetX="0"
      zIndex="20"
      textAlign="center"
      pointerEvents="none"
    >
      {loading && (
        <chakra.span
          display="inline-block"
          px="4"
          py="1"
          bg="brand.600"
          color="white"
          borderBottomRadius="md"
          fontSize="0.875rem"
        >
          Loading...
        </chakra.span>
      )}
    </chakra.p>
  );
}
