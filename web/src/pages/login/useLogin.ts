import { messages } from '@lamplight/content/messages';
import { useState } from 'react';
import { useConnection } from '../../firebase/connection.ts';
import { InvalidCredentials, NotAllowed } from '../../firebase/errors.ts';
import { logIn } from '../../firebase/session.ts';

type Result = { state: 'idle' } | { state: 'failed' | 'succeeded'; message: string };

const failure = (error: unknown) => {
  if (error instanceof InvalidCredentials) return messages.invalidCredentials;
  return error instanceof NotAllowed ? messages.notStaff : messages.loginFailed;
};

/**
 * The log-in and how it went.
 * @param refusal why somebody was sent here, if they were
 */
export function useLogin(refusal: string | null) {
  const connection = useConnection();
  const [result, setResult] = useState<Result>(
    refusal ? { state: 'failed', message: refusal } : { state: 'idle' },
  );
  const submit = async ({ email, password }: { email: string; password: string }) => {
    setResult({ state: 'idle' });
    try {
      await logIn(connection, email, password);
      setResult({ state: 'succeeded', message: messages.loginSucceeded });
    } catch (error) {
      setResult({ state: 'failed', message: failure(error) });
    }
  };
  return { result, submit };
}
