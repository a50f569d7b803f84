/** Settings of the functions by name. */
export type Settings = Record<string, string>;

/**
 * Nothing stands between visitors and a local run that would say where they come from; and who has
 * changed something wants to see it at once.
 */
export const localSettings: Settings = { TRUSTED_HOPS: '0', CONTENT_SECONDS: '0' };

/** Tests are one visitor, who sends more than people do. */
export const testSettings: Settings = {
  ...localSettings,
  FORM_POSTS_PER_HOUR: '100000',
  LOGIN_FAILURES_PER_15_MIN: '100000',
};

/**
 * functions/.env for a run: the values of the file, in place of which those of the run count, and above
 * all those of environment variables of the same names.
 */
export const settingsFile = (file: string, run: Settings, environment: NodeJS.ProcessEnv): string =>
  file.replace(
    /^([A-Z][A-Z0-9_]*)=(.*)$/gm,
    (_, name: string, value: string) => `${name}=${environment[name] ?? run[name] ?? value}`,
  );

/**
 * functions/.secret.local for a run, from environment variables of the same names. A secret that is
 * missing or empty there would be asked for in the cloud.
 */
export const secretsFile = (environment: NodeJS.ProcessEnv): string =>
  `SMTP_PASSWORD=${JSON.stringify(environment.SMTP_PASSWORD || 'none')}\n`;
