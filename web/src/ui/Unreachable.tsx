import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/messages';
import { Button } from './Button.tsx';

interface UnreachableProps {
  /** What could not be done. */
  message?: string;
  /** Tries again; without it the page is loaded anew. */
  retry?: () => void;
  trying?: boolean;
}

/** Says that content cannot be read, and offers to try again. */
export function Unreachable({
  message = messages.fetchContentFailed,
  retry = () => window.location.reload(),
  trying = false,
}: UnreachableProps) {
  return (
    <Container py="24" textAlign="center">
      <title>Back in a moment</title>
      <Heading as="h1" mb="4">
        Back in a moment
      </Heading>
      <Text role="alert" mb="8">
        {message}
      </Text>
      <Button onClick={retry} disabled={trying}>
        {trying ? 'Trying…' : 'Try again'}
      </Button>
    </Container>
  );
}
