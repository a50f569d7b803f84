import { Box } from '@chakra-ui/react/box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../forms/Field.tsx';

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
