import { paths } from '@lamplight/content/pagePaths';
import { messages } from '@lamplight/content/texts/messages';
import { loginTexts } from '@lamplight/content/texts/staffArea/login';
import { useContext, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { markFirstPageUsable } from '../../device/firstPage.ts';
import { startIdleTimeout } from '../../device/idleTimeout.ts';
import { prefetchStaff } from '../../firebase/connection/connection.ts';
import { ConnectedContext } from '../../firebase/connection/useConnection.ts';
import {
  InvalidCredentials,
  NotAllowed,
  StaffUnreachable,
  TooMany,
} from '../../firebase/errors.ts';
import { logIn } from '../../firebase/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { afterLogin, arrivalOf, refusalText } from './arrival.ts';
import {
  AuthCard,
  AuthField,
  EmailField,
  emailRule,
  type Outcome,
  OutcomeAlert,
  TextLink,
} from './authParts.tsx';

interface LoginPageProps {
  /** Loads the code of the page at a path. */
  load: (path: string) => void;
  /** The same, and what it shows. */
  prepare: (path: string) => void;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Admin Login: email, password, and the way to a new password. The build renders it, so people may have typed before it
 * comes to life: its fields have no initial values, or those would replace what was typed.
 */
export function LoginPage({ load, prepare }: LoginPageProps) {
  const navigate = useNavigate();
  const { from, refusal } = arrivalOf(useLocation().state);
  const [path = from] = from.split('?', 1);
  const connected = useContext(ConnectedContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm<Credentials>();
  const { errors, isSubmitting } = form.formState;
  const succeeded = outcome?.state === 'succeeded';

  useEffect(markFirstPageUsable, []);
  useEffect(() => {
    if (refusal) setOutcome({ state: 'failed', message: refusalText(refusal) });
  }, [refusal]);

  const submit = form.handleSubmit(async ({ email, password }) => {
    setOutcome(null);
    try {
      await logIn(await connected(), email.trim(), password);
      startIdleTimeout();
      load(path);
      setOutcome({ state: 'succeeded', message: messages.loginSucceeded });
    } catch (error) {
      setOutcome({ state: 'failed', message: failureText(error) });
    }
  });

  useEffect(() => {
    if (!succeeded) return;
    return afterLogin(async () => {
      prefetchStaff(await connected());
      prepare(path);
      navigate(from, { replace: true });
    });
  }, [succeeded, connected, prepare, navigate, from, path]);

  return (
    <AuthCard title={loginTexts.title}>
      <form noValidate onSubmit={submit}>
        <EmailField
          registration={form.register('email', emailRule)}
          error={errors.email?.message}
        />
        <AuthField
          label={loginTexts.password}
          type="password"
          autoComplete="current-password"
          registration={form.register('password')}
          error={undefined}
        />
        <Button type="submit" w="100%" mt="2" mb="5" disabled={isSubmitting || succeeded}>
          {isSubmitting ? loginTexts.loggingIn : loginTexts.logIn}
        </Button>
        <OutcomeAlert outcome={outcome} />
        <TextLink to={paths.forgotPassword}>{loginTexts.forgotPassword}</TextLink>
      </form>
    </AuthCard>
  );
}

const failureText = (error: unknown) => {
  if (error instanceof InvalidCredentials) return messages.invalidCredentials;
  if (error instanceof StaffUnreachable) return messages.staffUnreachable;
  if (error instanceof TooMany) return messages.tooMany;
  return error instanceof NotAllowed ? messages.notStaff : messages.loginFailed;
};
