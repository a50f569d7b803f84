import { createHash } from 'node:crypto';

/** Hash of the empty text: the style elements that emotion fills later, rule by rule. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const firebaseHosts = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page: nothing `unsafe`, and of inline styles just those that
 * this very page carries. The policy of the app shell in `firebase.json` is the same without them.
 * @param styles text of each style element of the page
 * @param emulators origins of the emulators in a local run
 */
export function contentSecurityPolicy(styles: string[], emulators: string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", emptyStyle, ...styles.map(hashOf)].join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...firebaseHosts, ...emulators].join(' ')}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Origins of the emulators that this process has been told of; none in production. */
export const emulatorOrigins = (environment: NodeJS.ProcessEnv): string[] =>
  [environment.FIRESTORE_EMULATOR_HOST, environment.FIREBASE_AUTH_EMULATOR_HOST]
    .filter((host) => host !== undefined)
    .map((host) => `http://${host}`);
