import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

// What an operator can set, in functions/.env or in the environment.

/** A number; where it is set nowhere, as where a function runs by itself, it has its default. */
function numberSetting(name: string, standard: number, description: string): () => number {
  const parameter = defineInt(name, { default: standard, description });
  return () => (process.env[name] ? parameter.value() : standard);
}

/** A text; empty where it is not set. */
const textSetting = (name: string, description: string) =>
  defineString(name, { default: '', description });

export const formPostsPerHour = numberSetting(
  'FORM_POSTS_PER_HOUR',
  20,
  'How many forms one visitor may send within an hour.',
);

export const loginFailuresPer15Minutes = numberSetting(
  'LOGIN_FAILURES_PER_15_MIN',
  10,
  'How often a log-in may fail within 15 minutes, for one account and for one visitor.',
);

export const trustedHops = numberSetting(
  'TRUSTED_HOPS',
  1,
  'How many entries the platform adds to the end of X-Forwarded-For.',
);

export const contentSeconds = numberSetting(
  'CONTENT_SECONDS',
  10,
  'For how many seconds the function that renders pages reuses what it has read; 0 to always read.',
);

const apiKey = textSetting(
  'WEB_API_KEY',
  'The API key of the web app, with which POST /api/users/login asks Auth.',
);

/** The API key of the project's web app; empty where none is set. */
export const webApiKey = () => apiKey.value();

const appCheck = textSetting(
  'APP_CHECK_SITE_KEY',
  'The site key of App Check. If there is one, forms need its token.',
);

/** The site key of App Check; empty where it is not in use. */
export const appCheckSiteKey = () => appCheck.value();

const siteAddress = textSetting(
  'SITE_ADDRESS',
  'The address of the site, for links in notifications and sharing tags; https://<project>.web.app if empty.',
);

const mailHost = textSetting(
  'SMTP_HOST',
  'The mail server that notifications of new submissions are sent through. Without one, no mail is sent.',
);

const mailPort = numberSetting(
  'SMTP_PORT',
  587,
  'Its port. On 465 the connection is encrypted from the start.',
);

const mailUser = textSetting('SMTP_USER', 'The user name for it, with the secret SMTP_PASSWORD.');

const notificationFrom = textSetting('NOTICE_FROM', 'The address that notifications come from.');

const notificationTo = textSetting(
  'NOTICE_TO',
  'The addresses that notifications go to, separated by commas.',
);

/** True of a deploy, or a local run, that has no mail server. */
export const mailIsOff = mailHost.equals('');

/**
 * The secrets of a function that sends mail. A declared secret has to exist before anything can be
 * deployed, so it is declared only if a user is set.
 */
export const mailSecrets = process.env[mailUser.name] ? [defineSecret('SMTP_PASSWORD')] : [];

/** How notifications are sent; texts are empty where nothing is set. */
export const mailSettings = () => ({
  host: mailHost.value(),
  port: mailPort(),
  user: mailUser.value(),
  password: mailSecrets[0]?.value() ?? '',
  from: notificationFrom.value(),
  to: notificationTo.value(),
  site: siteAddress.value() || projectAddress(),
});

/**
 * Scheme and host of the site, as pages name it to others: set by the operator, and never taken from a request, since a
 * page is cached for everybody. If the setting is no address, it is the one that Hosting gives every project.
 */
export function siteOrigin(): string {
  const set = siteAddress.value();
  const address = URL.canParse(set) ? new URL(set) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.origin : projectAddress();
}

/** Every address at which the site can be reached, as far as the operator has said; www belongs to each. */
export const siteAddresses = (): string[] => [
  siteOrigin(),
  projectAddress(),
  `https://${process.env.GCLOUD_PROJECT}.firebaseapp.com`,
];

const projectAddress = () => `https://${process.env.GCLOUD_PROJECT}.web.app`;

const retention = defineInt('RETENTION_DAYS', {
  default: 0,
  description: 'After how many days what visitors sent is deleted; 0 for never.',
});

const activityRetention = defineInt('ACTIVITY_DAYS', {
  default: 0,
  description: 'After how many days the records of what staff did are deleted; 0 for never.',
});

/** True of a deploy, or a local run, where what visitors sent is kept. */
export const retentionIsOff = retention.equals(0);

/** True where the records of what staff did are kept. */
export const activityRetentionIsOff = activityRetention.equals(0);

/** A hundred years. */
const maxDays = 36_500;

/**
 * A number of days; 0 for ever. Null where the setting is no whole number of days; no part of it is taken for
 * one: 30.5, 1e3 or 30d might all mean anything.
 */
function daysIn(name: string): number | null {
  const set = process.env[name] || '0';
  const days = /^\d{1,5}$/.test(set) ? Number(set) : Number.POSITIVE_INFINITY;
  return days <= maxDays ? days : null;
}

/** After how many days what visitors sent is deleted; 0 where it is kept, null where that is set wrongly. */
export const retentionDays = () => daysIn(retention.name);

/** After how many days activity records are deleted; 0 if they are kept, null if that is set wrongly. */
export const activityDays = () => daysIn(activityRetention.name);

/** The settings whose changes are recorded, as they are now. */
export const recordedSettings = (): Record<string, string> => ({
  FORM_POSTS_PER_HOUR: String(formPostsPerHour()),
  LOGIN_FAILURES_PER_15_MIN: String(loginFailuresPer15Minutes()),
  RETENTION_DAYS: process.env[retention.name] || '0',
  ACTIVITY_DAYS: process.env[activityRetention.name] || '0',
});
