import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { emailPattern } from '@lamplight/content/addresses';
import { paths } from '@lamplight/content/pagePaths';
import { messages } from '@lamplight/content/texts/messages';
import { loginTexts } from '@lamplight/content/texts/staffArea/login';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Field } from '../../forms/Field.tsx';
import { aroundLogo } from '../../theme/night.ts';
import { Logo } from '../../ui/Logo.tsx';
import { rememberedLook } from '../../ui/rememberedLook.ts';
import { SiteIcons } from '../../ui/SiteIcons.tsx';

const never = () => () => {};

/** The organisation's look, as this device stored it; null during hydration. */
function useRememberedLook() {
  const [look] = useState(rememberedLook);
  return useSyncExternalStore(
    never,
    () => look,
    () => null,
  );
}

/** The card that the log-in and its neighbours are on. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  const organisation = useRememberedLook();
  return (
    <Box
      as="main"
      minH="100dvh"
      display="grid"
      // However long its words are, it is no wider than the window.
      gridTemplateColumns="minmax(0, 1fr)"
      // Messages below its fields make the card longer, and move nothing above it.
      placeItems="start center"
      px="4"
      py="max(2rem, 14dvh)"
      bg="light-dark({colors.brand.50}, {colors.bg})"
    >
      <title>{[title, organisation?.name].filter(Boolean).join(' · ')}</title>
      {organisation && <SiteIcons {...organisation} />}
      <Box w="100%" maxW="26rem" bg="bg.panel" borderRadius="xl" boxShadow="raised" p="8">
        <Box minH="10" display="flex" alignItems="center" css={aroundLogo}>
          {organisation && <Logo {...organisation} href={paths.home} />}
        </Box>
        <Heading as="h1" size="xl" mt="6" mb="6">
          {title}
        </Heading>
        {children}
      </Box>
    </Box>
  );
}

export const TextLink = chakra(Link, {
  base: { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline' },
});

interface AuthFieldProps {
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** Email or password. */
export const AuthField = ({ label, type, autoComplete, registration, error }: AuthFieldProps) => (
  <Box mb="4">
    <Field label={label} error={error}>
      {(tied) => <input type={type} autoComplete={autoComplete} {...tied} {...registration} />}
    </Field>
  </Box>
);

/** The email has to look like one before the form is sent. */
export const emailRule = {
  validate: (email: string) => emailPattern.test(email.trim()) || messages.invalidEmail,
};

export interface Outcome {
  state: 'failed' | 'succeeded';
  message: string;
}

/** How it went; nothing before it was tried. */
export const OutcomeAlert = ({ outcome }: { outcome: Outcome | null }) =>
  outcome && (
    <Alert.Root status={outcome.state === 'failed' ? 'error' : 'success'} role="alert" mb="4">
      <Alert.Indicator />
      <Alert.Title>{outcome.message}</Alert.Title>
    </Alert.Root>
  );

/** The email that someone logs in with. */
export const EmailField = (props: Pick<AuthFieldProps, 'registration' | 'error'>) => (
  <AuthField label={loginTexts.email} type="email" autoComplete="username" {...props} />
);
