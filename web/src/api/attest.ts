import { attestationPath } from '@lamplight/content/pagePaths';

/** The frame's message: a token of App Check, or null if none is available. */
export interface Attestation {
  attestation: string | null;
}

/** Milliseconds after which there is none to be had. */
const timeoutMs = 20_000;

const isAttestation = (data: unknown): data is Attestation =>
  typeof data === 'object' && data !== null && 'attestation' in data;

/**
 * Gets a token of App Check from a frame, which is out of sight and gone again afterwards.
 * @throws when there is none to be had
 */
export async function attest(): Promise<string> {
  const frame = document.createElement('iframe');
  frame.title = 'Spam protection';
  frame.inert = true;
  Object.assign(frame.style, { position: 'fixed', width: '1px', height: '1px', opacity: '0' });
  const heard = new AbortController();
  try {
    const token = await new Promise<string | null>((resolve) => {
      const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== frame.contentWindow || origin !== location.origin) return;
        if (isAttestation(data)) resolve(data.attestation);
      };
      window.addEventListener('message', hear, { signal: heard.signal });
      frame.addEventListener('error', () => resolve(null));
      setTimeout(() => resolve(null), timeoutMs);
      frame.src = attestationPath;
      document.body.append(frame);
    });
    if (token === null) throw new Error('There is no token of App Check to be had');
    return token;
  } finally {
    heard.abort();
    frame.remove();
  }
}
