import { Text } from '@chakra-ui/react/text';
import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useConnection } from '../../firebase/connection.ts';
import { requestPasswordReset } from '../../firebase/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { AuthCard } from './AuthCard.tsx';
import { AuthField } from './AuthField.tsx';
import { emailField } from './emailField.ts';
import { Notice, type Outcome } from './Notice.tsx';

const schema = z.object({ email: emailField() });

/** Sends the reset mail; the answer is the same whether there is such an account or not. */
export function RequestReset() {
  const connection = useConnection();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const request = form.handleSubmit(async ({ email }) => {
    setOutcome(null);
    try {
      await requestPasswordReset(connection, email);
      setOutcome({ state: 'succeeded', message: messages.resetMailSent });
    } catch {
      setOutcome({ state: 'failed', message: messages.loginFailed });
    }
  });

  return (
    <AuthCard title="Forgot Password">
      <Text color="fg.muted" mb="5">
        Enter your email, and we send you a link to set a new password.
      </Text>
      <form noValidate onSubmit={request}>
        <AuthField
          label="Email"
          type="email"
          autoComplete="username"
          registration={form.register('email')}
          error={errors.email?.message}
        />
        <Notice outcome={outcome} />
        <Button type="submit" w="100%" mb="5" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send the link'}
        </Button>
        <Link to={paths.login}>Back to the login</Link>
      </form>
    </AuthCard>
  );
}
