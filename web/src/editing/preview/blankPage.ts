interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: () => string },
  ): { createHTML: (from: string) => string };
}

/** Without its first line browsers would lay the page out as those of the nineties did. */
const markup =
  '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('lamplight-preview', { createHTML: () => markup });

/** Puts an empty page into a frame; it comes with the event `load`. */
export function fillWithBlankPage(frame: HTMLIFrameElement) {
  frame.srcdoc = policy?.createHTML('') ?? markup;
}
