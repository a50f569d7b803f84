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
