import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Button } from './Button.tsx';
import { useTexts } from './i18n/texts.ts';

interface UnreachableProps {
  /** What could not be done. */
  message?: string;
  /** Tries again; without it the page is loaded anew. */
  retry?: () => void;
  trying?: boolean;
}

/** Says that content cannot be read, and offers to try again. */
export function Unreachable({
  message,
  retry = () => window.location.reload(),
  trying = false,
}: UnreachableProps) {
  const { say } = useTexts();
  return (
    <Container py="24" textAlign="center">
      <title>{say('page.unavailable')}</title>
      <Heading as="h1" mb="4">
        {say('page.unavailable')}
      </Heading>
      <Text role="alert" mb="8">
        {message ?? say('page.contentFailed')}
      </Text>
      <Button onClick={retry} disabled={trying}>
        {trying ? say('page.trying') : say('page.tryAgain')}
      </Button>
    </Container>
  );
}
