import { Box } from '@chakra-ui/react/box';
import { useTexts } from './i18n/texts.ts';

/** A placeholder for content. */
export function Loading() {
  const { say } = useTexts();
  return (
    <Box role="status" display="grid" placeItems="center" minH="60vh" color="fg.muted">
      {say('page.loading')}
    </Box>
  );
}
