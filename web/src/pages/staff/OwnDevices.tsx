import { Text } from '@chakra-ui/react/text';
import { idleTexts, messages } from '@lamplight/content/texts/messages';
import { accountTexts } from '@lamplight/content/texts/staffArea/account';
import { navigationTexts } from '@lamplight/content/texts/staffArea/navigation';
import { useState } from 'react';
import { sendToApi } from '../../api/requestApi.ts';
import { isAllStored } from '../../device/localStorage.ts';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { danger } from '../../ui/danger.ts';
import { ErrorDialog } from '../../ui/ErrorDialog.tsx';
import { StaffCard } from '../../ui/StaffCard.tsx';

const question = () => ({
  title: navigationTexts.everywhereQuestion,
  text: navigationTexts.everywhereExplanation(isAllStored() ? idleTexts.kept : idleTexts.notKept),
  yes: navigationTexts.logOutEverywhere,
  destructive: true,
});

/**
 * Ends all sessions of this person, on every device, this one too. The page sees by itself that its session has
 * ended, and leads to the log-in.
 */
export function OwnDevices() {
  const connection = useConnection();
  const confirm = useConfirm();
  const [error, setError] = useState<string | null>(null);
  const leaveEverywhere = async () => {
    if (!(await confirm(question()))) return;
    // Where this fails, it is not certain whether the sessions are ended.
    await sendToApi(connection, '/users/logout', { everywhere: true }).catch((failure) => {
      console.info('The sessions could not be ended:', failure);
      setError(messages.logOutEverywhereFailed);
    });
  };
  return (
    <StaffCard title={accountTexts.devices}>
      <Text mb="4">{accountTexts.devicesHint}</Text>
      <Button {...danger.outline} onClick={leaveEverywhere}>
        {navigationTexts.logOutEverywhere}
      </Button>
      <ErrorDialog message={error} onClose={() => setError(null)} />
    </StaffCard>
  );
}
