import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useConnection } from '../../firebase/connection.ts';
import { InvalidResetLink } from '../../firebase/errors.ts';
import { completePasswordReset } from '../../firebase/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { AuthCard } from './AuthCard.tsx';
import { AuthField } from './AuthField.tsx';
import { Notice, type Outcome } from './Notice.tsx';

const schema = z.object({ password: z.string().min(8, messages.passwordTooShort) });

/** Sets the new password, once, with the code of the mailed link. */
export function NewPassword({ code }: { code: string }) {
  const connection = useConnection();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const done = outcome?.state === 'succeeded';

  const complete = form.handleSubmit(async ({ password }) => {
    setOutcome(null);
    try {
      await completePasswordReset(connection, code, password);
      setOutcome({ state: 'succeeded', message: messages.passwordChanged });
    } catch (error) {
      const expired = error instanceof InvalidResetLink;
      setOutcome({
        state: 'failed',
        message: expired ? messages.resetLinkInvalid : messages.loginFailed,
      });
    }
  });

  return (
    <AuthCard title="New Password">
      <form noValidate onSubmit={complete}>
        {!done && (
          <AuthField
            label="New password"
            type="password"
            autoComplete="new-password"
            registration={form.register('password')}
            error={errors.password?.message}
          />
        )}
        <Notice outcome={outcome} />
        {!done && (
          <Button type="submit" w="100%" mb="5" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : 'Set the password'}
          </Button>
        )}
        <Link to={paths.login}>To the login</Link>
      </form>
    </AuthCard>
  );
}
