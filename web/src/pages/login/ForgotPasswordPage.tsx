import { useSearchParams } from 'react-router-dom';
import { NewPassword } from './NewPassword.tsx';
import { RequestReset } from './RequestReset.tsx';

/** Asks for the mail with a link and, reached by that link, for the new password. */
export function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const code = search.get('mode') === 'resetPassword' ? search.get('oobCode') : null;
  return code ? <NewPassword code={code} /> : <RequestReset />;
}
