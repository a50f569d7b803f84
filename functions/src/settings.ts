import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

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

const mailHost = defineString('SMTP_HOST', {
  default: '',
  description:
    'The mail server that notices of new submissions are sent through. Without one, none are.',
});

const mailPort = defineInt('SMTP_PORT', {
  default: 587,
  description: 'Its port. On 465 the connection is encrypted from its beginning.',
});

const mailUser = defineString('SMTP_USER', {
  default: '',
  description: 'Whom the function logs in as, with the secret SMTP_PASSWORD.',
});

const noticeFrom = defineString('NOTICE_FROM', {
  default: '',
  description: 'The address that notices come from.',
});

const noticeTo = defineString('NOTICE_TO', {
  default: '',
  description: 'The addresses that notices go to, separated by commas.',
});

const siteAddress = defineString('SITE_ADDRESS', {
  default: '',
  description:
    'The address of the site, for links in notices and sharing tags; https://<project>.web.app if empty.',
});

const retention = defineInt('RETENTION_DAYS', {
  default: 0,
  description: 'After how many days what visitors sent is deleted; 0 for never.',
});

const content = defineInt('CONTENT_SECONDS', {
  default: 10,
  description:
    'For how many seconds the function that renders pages counts on what it has read; 0 to always read.',
});

const fallbacks = {
  [content.name]: 10,
  [formPosts.name]: 20,
  [loginFailures.name]: 10,
  [hops.name]: 1,
  [mailPort.name]: 587,
};

const numberOf = (parameter: typeof hops): number =>
  process.env[parameter.name] ? parameter.value() : (fallbacks[parameter.name] ?? 0);

/** How many forms one visitor may send within an hour. */
export const formPostsPerHour = () => numberOf(formPosts);

/** How many log-ins may fail within 15 minutes, of one account and of one visitor. */
export const loginFailuresPer15Minutes = () => numberOf(loginFailures);

/** How many entries at the end of X-Forwarded-For the platform added. */
export const trustedHops = () => numberOf(hops);

/** For how many seconds what pages have read counts; 0 where it is always read. */
export const contentSeconds = () => numberOf(content);

/** The API key of the project's web app; empty where none is set. */
export const webApiKey = () => apiKey.value();

/** The site key of App Check; empty where it is not in use. */
export const appCheckSiteKey = () => appCheck.value();

/** True of a deploy, or a local run, that has no mail server. */
export const mailIsOff = mailHost.equals('');

/**
 * The secrets of a function that sends mail. A declared secret has to exist before anything can be
 * deployed, so none is where nobody logs in.
 */
export const mailSecrets = process.env[mailUser.name] ? [defineSecret('SMTP_PASSWORD')] : [];

/** How notices are sent; texts are empty where nothing is set. */
export const mailSettings = () => ({
  host: mailHost.value(),
  port: numberOf(mailPort),
  user: mailUser.value(),
  password: mailSecrets[0]?.value() ?? '',
  from: noticeFrom.value(),
  to: noticeTo.value(),
  site: siteAddress.value() || projectAddress(),
});

/**
 * Scheme and host of the site, as pages name it to others: set by the operator, and never what a
 * request says of itself, since a page is cached for everybody. Where the setting is no address, the
 * one that Hosting gives every project.
 */
export function siteOrigin(): string {
  const set = siteAddress.value();
  const address = URL.canParse(set) ? new URL(set) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.origin : projectAddress();
}

const projectAddress = () => `https://${process.env.GCLOUD_PROJECT}.web.app`;

/** True of a deploy, or a local run, where what visitors sent is kept. */
export const retentionIsOff = retention.equals(0);

/** A hundred years. */
const maxDays = 36_500;

/**
 * After how many days what visitors sent is deleted; 0 where it is kept. Null where the setting is no
 * whole number of days, of which no part is taken for one: 30.5, 1e3 or 30d might all mean anything.
 */
export function retentionDays(): number | null {
  const set = process.env[retention.name] || '0';
  const days = /^\d{1,5}$/.test(set) ? Number(set) : Number.POSITIVE_INFINITY;
  return days <= maxDays ? days : null;
}
