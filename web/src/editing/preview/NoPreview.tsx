import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { commonTexts } from '@lamplight/content/texts/staffArea/common';
import { previewTexts } from '@lamplight/content/texts/staffArea/preview';
import { Button } from '../../ui/Button.tsx';

/** Says that the preview could not be loaded, and tries again. */
export const NoPreview = ({ tryAgain }: { tryAgain: () => void }) => (
  <Box role="alert" p="6" textAlign="center">
    <Text mb="4">{previewTexts.failed}</Text>
    <Button variant="outline" onClick={tryAgain}>
      {commonTexts.tryAgain}
    </Button>
  </Box>
);
