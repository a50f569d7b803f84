import { Alert } from '@chakra-ui/react/alert';

export interface Outcome {
  state: 'failed' | 'succeeded';
  message: string;
}

/** How it went; nothing before it was tried. */
export const Notice = ({ outcome }: { outcome: Outcome | null }) =>
  outcome && (
    <Alert.Root status={outcome.state === 'failed' ? 'error' : 'success'} role="alert" mb="4">
      <Alert.Indicator />
      <Alert.Title>{outcome.message}</Alert.Title>
    </Alert.Root>
  );
