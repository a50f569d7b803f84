import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { Heading } from '@chakra-ui/react/heading';
import { Input } from '@chakra-ui/react/input';
import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@lamplight/content/messages';
import { z } from '@lamplight/content/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useLogin } from './useLogin.ts';

/** The email has to look like one before anything is asked; there is no rule for passwords. */
const loginSchema = z.object({
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, messages.invalidEmail),
  password: z.string(),
});

/** Time between a successful log-in and the staff area (specification, section 9). */
const redirectDelay = 2_000;

/** Admin Login: email, password, and the way to a new password. */
export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { result, submit } = useLogin(state?.notStaff ? messages.notStaff : null);
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const destination = state?.from ?? paths.contentHome;

  useEffect(() => {
    if (result.state !== 'succeeded') return;
    const timer = setTimeout(() => navigate(destination, { replace: true }), redirectDelay);
    return () => clearTimeout(timer);
  }, [result.state, navigate, destination]);

  return (
    <Box as="main" minH="100dvh" display="grid" placeItems="center" px="4" py="8" bg="brand.subtle">
      <title>Admin Login</title>
      <Box w="100%" maxW="26rem" bg="bg.panel" borderRadius="2xl" boxShadow="raised" p="8">
        <Logo name="Lamplight" href={paths.home} />
        <Heading as="h1" size="lg" mt="6" mb="6">
          Admin Login
        </Heading>
        <form noValidate onSubmit={form.handleSubmit(submit)}>
          <Field.Root invalid={Boolean(errors.email)} mb="4">
            <Field.Label>Email</Field.Label>
            <Input type="email" autoComplete="username" {...form.register('email')} />
            <Field.ErrorText>{errors.email?.message}</Field.ErrorText>
          </Field.Root>
          <Field.Root mb="6">
            <Field.Label>Password</Field.Label>
            <Input type="password" autoComplete="current-password" {...form.register('password')} />
          </Field.Root>
          {result.state !== 'idle' && (
            <Alert.Root
              status={result.state === 'failed' ? 'error' : 'success'}
              role="alert"
              mb="4"
            >
              <Alert.Indicator />
              <Alert.Title>{result.message}</Alert.Title>
            </Alert.Root>
          )}
          <Button type="submit" w="100%" disabled={isSubmitting || result.state === 'succeeded'}>
            {isSubmitting ? 'Logging in…' : 'Login'}
          </Button>
        </form>
      </Box>
    </Box>
  );
}
