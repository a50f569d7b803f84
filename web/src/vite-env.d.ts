/// <reference types="vite/client" />

/** Made as the staff area is built (`vite.staff.config.ts`). */
declare module 'staff-styles.css';

interface ImportMetaEnv {
  /** JSON: the emulators of a local build. */
  readonly VITE_EMULATORS?: string;
  readonly VITE_DESIGNER_CREDIT?: string;
  readonly VITE_DESIGNER_MAIL?: string;
  /** Where “Get Image Url” leads; postimages.org when unset. */
  readonly VITE_IMAGE_HOST?: string;
}
