import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';

/** What staff see where a page of theirs breaks: what happened, and a way on. */
export function StaffError() {
  const error = useRouteError();
  return (
    <Container as="main" py="24" textAlign="center">
      <Heading as="h1" mb="4">
        This page does not work at the moment
      </Heading>
      <Text role="alert" mb="8">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Container>
  );
}
