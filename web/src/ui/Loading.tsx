import { Box } from '@chakra-ui/react/box';

/** What stands where content will be. */
export function Loading() {
  return (
    <Box role="status" display="grid" placeItems="center" minH="60vh" color="fg.muted">
      Loading...
    </Box>
  );
}
