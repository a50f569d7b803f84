import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { messages } from '@lamplight/content/messages';
import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';

const retryEvery = 5_000;

/** What a visitor sees while content cannot be read. It tries again by itself. */
export function PublicError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    console.info('The page could not be shown:', error);
    const timer = setInterval(revalidate, retryEvery);
    window.addEventListener('online', revalidate);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', revalidate);
    };
  }, [error, revalidate]);

  return (
    <Container as="main" py="24" textAlign="center">
      <title>Back in a moment</title>
      <Heading as="h1" mb="4">
        Back in a moment
      </Heading>
      <Text role="alert" mb="8">
        {messages.fetchContentFailed}
      </Text>
      <Button onClick={() => revalidate()} disabled={state === 'loading'}>
        {state === 'loading' ? 'Trying…' : 'Try again'}
      </Button>
    </Container>
  );
}
