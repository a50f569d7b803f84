import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { pageMessages } from '@lamplight/content/texts/pageMessages';
import { Button } from './Button.tsx';
import { useWords } from './words.ts';

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
  const { say, sayAny } = useWords();
  return (
    <Container py="24" textAlign="center">
      <title>{say('Back in a moment')}</title>
      <Heading as="h1" mb="4">
        {say('Back in a moment')}
      </Heading>
      <Text role="alert" mb="8">
        {message ? sayAny(message) : say(pageMessages.fetchContentFailed)}
      </Text>
      <Button onClick={retry} disabled={trying}>
        {trying ? say('Trying…') : say('Try again')}
      </Button>
    </Container>
  );
}
