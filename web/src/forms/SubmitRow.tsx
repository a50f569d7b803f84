import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { memo, Suspense } from 'react';
import { Button } from '../ui/Button.tsx';

interface SubmitRowProps {
  /** What the button says. */
  label: string;
  /** Whether the form is on its way. */
  sending: boolean;
  /** Whether it is said that what was typed is on this device. */
  kept?: boolean;
  onClear?: () => void;
}

/** The button that sends a form. It comes to life after the fields, by itself. */
export const SubmitRow = memo(({ label, sending, kept, onClear }: SubmitRowProps) => (
  <Suspense>
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <Button type="submit" size="lg" disabled={sending}>
        {sending ? 'Sending…' : label}
      </Button>
      {kept && (
        <>
          <Text role="status" color="fg.muted">
            Kept on this device.
          </Text>
          <Button variant="ghost" onClick={onClear}>
            Clear the form
          </Button>
        </>
      )}
    </Box>
  </Suspense>
));
