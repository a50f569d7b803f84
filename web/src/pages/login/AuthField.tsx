import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface AuthFieldProps {
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** Email or password. */
export const AuthField = ({ label, type, autoComplete, registration, error }: AuthFieldProps) => (
  <Field.Root invalid={error !== undefined} mb="4">
    <Field.Label>{label}</Field.Label>
    <Input type={type} autoComplete={autoComplete} {...registration} />
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
