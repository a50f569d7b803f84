import { defineInt, defineString } from 'firebase-functions/params';

// What an operator can set, in functions/.env or in the environment. A parameter that is set nowhere,
// as where the function runs by itself, has the value that is named here.

const formPosts = defineInt('FORM_POSTS_PER_HOUR', {
  default: 20,
  description: 'How many forms one visitor may send within an hour.',
});

const loginFailures = defineInt('LOGIN_FAILURES_PER_15_MIN', {
  default: 10,
  description:
    'How often a log-in may fail within 15 minutes, for one account and for one visitor.',
});

const hops = defineInt('TRUSTED_HOPS', {
  default: 1,
  description: 'How many entries the platform adds to the end of X-Forwarded-For.',
});

const apiKey = defineString('WEB_API_KEY', {
  default: '',
  description: 'The API key of the web app, with which POST /api/users/login asks Auth.',
});

const appCheck = defineString('APP_CHECK_SITE_KEY', {
  default: '',
  description:
    'The site key of App Check. Where there is one, forms are taken with its token only.',
});

const fallbacks = { [formPosts.name]: 20, [loginFailures.name]: 10, [hops.name]: 1 };

const numberOf = (parameter: typeof hops): number =>
  process.env[parameter.name] ? parameter.value() : (fallbacks[parameter.name] ?? 0);

/** How many forms one visitor may send within an hour. */
export const formPostsPerHour = () => numberOf(formPosts);

/** How many log-ins may fail within 15 minutes, of one account and of one visitor. */
export const loginFailuresPer15Minutes = () => numberOf(loginFailures);

/** How many entries at the end of X-Forwarded-For the platform added. */
export const trustedHops = () => numberOf(hops);

/** The API key of the project's web app; empty where none is set. */
export const webApiKey = () => apiKey.value();

/** The site key of App Check; empty where it is not in use. */
export const appCheckSiteKey = () => appCheck.value();
