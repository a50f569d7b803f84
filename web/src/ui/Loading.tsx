import { Box } from '@chakra-ui/react/box';
import { useWords } from './words.ts';

/** A placeholder for content. */
export function Loading() {
  const { say } = useWords();
  return (
    <Box role="status" display="grid" placeItems="center" minH="60vh" color="fg.muted">
      {say('Loading...')}
    </Box>
  );
}
