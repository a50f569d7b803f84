import { Text } from '@chakra-ui/react/text';
import { wrongPassword } from '@lamplight/content/newPassword';
import { paths } from '@lamplight/content/pagePaths';
import { messages } from '@lamplight/content/texts/messages';
import { loginTexts } from '@lamplight/content/texts/staffArea/login';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useConnection } from '../../firebase/connection/useConnection.ts';
import { InvalidResetLink, TooMany } from '../../firebase/errors.ts';
import {
  checkResetCode,
  completePasswordReset,
  requestPasswordReset,
} from '../../firebase/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import {
  AuthCard,
  AuthField,
  EmailField,
  emailRule,
  type Outcome,
  OutcomeAlert,
  TextLink,
} from './authParts.tsx';

/** Asks for the mail with a link and, reached by that link, for the new password. */
export function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const code = search.get('mode') === 'resetPassword' ? search.get('oobCode') : null;
  const [invalid, setInvalid] = useState<string | null>(null);
  if (!code) return <RequestReset />;
  if (invalid === code) return <RequestReset before={linkInvalid} />;
  return <NewPassword code={code} onInvalid={() => setInvalid(code)} />;
}

const linkInvalid: Outcome = { state: 'failed', message: messages.resetLinkInvalid };

/**
 * Sends the reset mail; the answer is the same whether there is such an account or not.
 * @param before why someone has to ask for another one
 */
function RequestReset({ before = null }: { before?: Outcome | null }) {
  const connection = useConnection();
  const [outcome, setOutcome] = useState(before);
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;

  // The form that had the focus is gone.
  useEffect(() => {
    if (before) setFocus('email');
  }, [before, setFocus]);

  const request = form.handleSubmit(async ({ email }) => {
    setOutcome(null);
    try {
      await requestPasswordReset(connection, email.trim());
      setOutcome({ state: 'succeeded', message: messages.resetMailSent });
    } catch (error) {
      setOutcome({ state: 'failed', message: failureText(error) });
    }
  });

  return (
    <AuthCard title={loginTexts.forgotPassword}>
      <Text color="fg.muted" mb="5">
        {loginTexts.forgotExplanation}
      </Text>
      <form noValidate onSubmit={request}>
        <EmailField
          registration={form.register('email', emailRule)}
          error={errors.email?.message}
        />
        <OutcomeAlert outcome={outcome} />
        <Button type="submit" w="100%" mt="2" mb="5" disabled={isSubmitting}>
          {isSubmitting ? loginTexts.sending : loginTexts.sendLink}
        </Button>
        <TextLink to={paths.login}>{loginTexts.back}</TextLink>
      </form>
    </AuthCard>
  );
}

const passwordRule = { validate: (password: string) => wrongPassword(password) ?? true };

/** Sets the new password, once, with the code of the mailed link. */
function NewPassword({ code, onInvalid }: { code: string; onInvalid: () => void }) {
  const connection = useConnection();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const done = outcome?.state === 'succeeded';
  const toLogIn = useRef<HTMLAnchorElement>(null);

  // The field and the button are gone then.
  useEffect(() => {
    if (done) toLogIn.current?.focus();
  }, [done]);

  // Anyone who comes with a link that no longer works need not think of a password first.
  const tellInvalid = useEffectEvent(onInvalid);
  useEffect(() => {
    checkResetCode(connection, code).catch((error) => {
      if (error instanceof InvalidResetLink) tellInvalid();
      else console.info('The link could not be checked:', error);
    });
  }, [connection, code]);

  const complete = form.handleSubmit(async ({ password }) => {
    setOutcome(null);
    try {
      await completePasswordReset(connection, code, password);
      setOutcome({ state: 'succeeded', message: messages.passwordChanged });
    } catch (error) {
      if (error instanceof InvalidResetLink) return onInvalid();
      setOutcome({ state: 'failed', message: failureText(error) });
    }
  });

  return (
    <AuthCard title={loginTexts.newPasswordTitle}>
      <form noValidate onSubmit={complete}>
        {!done && (
          <AuthField
            label={loginTexts.newPassword}
            type="password"
            autoComplete="new-password"
            registration={form.register('password', passwordRule)}
            error={errors.password?.message}
          />
        )}
        <OutcomeAlert outcome={outcome} />
        {!done && (
          <Button type="submit" w="100%" mt="2" mb="5" disabled={isSubmitting}>
            {isSubmitting ? loginTexts.savingPassword : loginTexts.setPassword}
          </Button>
        )}
        <TextLink ref={toLogIn} to={paths.login}>
          {loginTexts.toLogIn}
        </TextLink>
      </form>
    </AuthCard>
  );
}

const failureText = (error: unknown) =>
  error instanceof TooMany ? messages.tooMany : messages.loginFailed;
