import type { Ports } from './ports.ts';

interface Header {
  key: string;
  value: string;
}

/** The parts of firebase.json that a local run changes. */
export interface FirebaseConfig {
  functions: { source: string }[];
  hosting: { public: string; headers: { source: string; headers: Header[] }[] };
  emulators: Record<string, unknown>;
}

/**
 * firebase.json for a local run: other ports, the folders of the stage, and headers that fit a
 * site on http://127.0.0.1.
 */
export function localConfig<Config extends FirebaseConfig>(config: Config, ports: Ports): Config {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const origins = `http://127.0.0.1:${ports.firestore} http://127.0.0.1:${ports.auth}`;
  return {
    ...config,
    functions: config.functions.map((each) => ({ ...each, source: 'functions' })),
    hosting: {
      ...config.hosting,
      public: 'hosting',
      headers: config.hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.map((header) => allowing(origins, header)),
      })),
    },
    emulators: {
      ...config.emulators,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: { enabled: false },
    },
  };
}

/** Lets pages talk to the emulators, which are other origins than the site. */
function allowing(origins: string, header: Header): Header {
  if (header.key.toLowerCase() !== 'content-security-policy') return header;
  return { ...header, value: header.value.replace(/connect-src [^;]*/, `$& ${origins}`) };
}

/** Settings of the functions by name. */
export type Settings = Record<string, string>;

/**
 * There is nothing between visitors and a local run that would say where they come from; and who has
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
 * functions/.env for a run: the values of the file, replaced by those of the run, and above
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
