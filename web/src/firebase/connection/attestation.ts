import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './app.ts';

/**
 * A token of App Check, with which the API believes that a form comes from a page of the site.
 * @param siteKey of reCAPTCHA Enterprise
 * @throws what Firebase throws where reCAPTCHA or App Check cannot be reached, or refuses
 */
export async function attestationToken(siteKey: string): Promise<string> {
  const appCheck = initializeAppCheck(await firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(appCheck)).token;
}
