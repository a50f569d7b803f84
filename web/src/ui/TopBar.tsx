import { Box } from '@chakra-ui/react/box';
import { Container, type ContainerProps } from '@chakra-ui/react/container';
import { roomForBars } from '../theme/media.ts';

/** The bar on top of every page: what is in it, from its beginning to its end. */
export const TopBar = (props: ContainerProps) => (
  <Box
    as="header"
    position="relative"
    css={{ [roomForBars]: { position: 'sticky' } }}
    top="0"
    zIndex="10"
    bg="bg.panel"
    borderBottomWidth="1px"
    borderColor="border"
  >
    <Container
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      minH="4.5rem"
      {...props}
    />
  </Box>
);
