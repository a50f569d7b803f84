/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** JSON: the emulators of a local build. */
  readonly VITE_EMULATORS?: string;
  readonly VITE_DESIGNER_CREDIT?: string;
  readonly VITE_DESIGNER_MAIL?: string;
  /** Where “Get Image Url” leads; postimages.org when unset. */
  readonly VITE_IMAGE_HOST?: string;
}
