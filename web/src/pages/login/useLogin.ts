import { messages } from '@lamplight/content/messages';
import { useState } from 'react';
import { startAttendance } from '../../device/lastInput.ts';
import { useConnection } from '../../firebase/connection.ts';
import { InvalidCredentials, NotAllowed, StaffUnreachable } from '../../firebase/errors.ts';
import { logIn } from '../../firebase/session.ts';
import type { Outcome } from './Notice.tsx';

const failure = (error: unknown) => {
  if (error instanceof InvalidCredentials) return messages.invalidCredentials;
  if (error instanceof StaffUnreachable) return messages.staffUnreachable;
  return error instanceof NotAllowed ? messages.notStaff : messages.loginFailed;
};

/**
 * The log-in and how it went.
 * @param refusal why somebody was sent here, if they were
 */
export function useLogin(refusal: string | null) {
  const connection = useConnection();
  const [outcome, setOutcome] = useState<Outcome | null>(
    refusal ? { state: 'failed', message: refusal } : null,
  );
  const submit = async ({ email, password }: { email: string; password: string }) => {
    setOutcome(null);
    try {
      await logIn(connection, email, password);
      startAttendance();
      setOutcome({ state: 'succeeded', message: messages.loginSucceeded });
    } catch (error) {
      setOutcome({ state: 'failed', message: failure(error) });
    }
  };
  return { outcome, submit };
}
