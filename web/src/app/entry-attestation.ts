import type { Attestation } from '../api/attest.ts';
import { attestationToken } from '../firebase/connection/attestation.ts';

// The page of a frame that a form opens when the API wants to know where it comes from
// (functions/src/site/attestation.ts): its policy lets reCAPTCHA in, which that of the site's pages does not.

const tell = (attestation: Attestation) => window.parent.postMessage(attestation, location.origin);

const siteKey = document.querySelector<HTMLMetaElement>('meta[name="app-check"]')?.content ?? '';
attestationToken(siteKey).then(
  (attestation) => tell({ attestation }),
  (error) => {
    console.info('App Check could not attest this page:', error);
    tell({ attestation: null });
  },
);
