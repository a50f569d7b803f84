import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Button } from '../../ui/Button.tsx';

/** Says that the preview could not be loaded, and tries again. */
export const NoPreview = ({ tryAgain }: { tryAgain: () => void }) => (
  <Box role="alert" p="6" textAlign="center">
    <Text mb="4">The preview could not be loaded. Are you online?</Text>
    <Button variant="outline" onClick={tryAgain}>
      Try again
    </Button>
  </Box>
);
