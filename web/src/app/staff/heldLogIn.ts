let held = false;

const form = () => document.querySelector('form');

/** The button as the log-in knows it is enabled while nothing is sent. */
const setEnabled = (enabled: boolean) =>
  form()?.querySelector('[type=submit]')?.toggleAttribute('disabled', !enabled);

function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  held = true;
  setEnabled(false);
}

/**
 * Lets people send the log-in that the build has rendered before its code is there. Until this runs its button is
 * disabled: the browser would put the password into the address.
 */
export function holdLogIn(): void {
  form()?.addEventListener('submit', hold);
  setEnabled(true);
}

/** Sends it if someone has tried to, now that its code is there. */
export function releaseLogIn(): void {
  form()?.removeEventListener('submit', hold);
  if (!held) return;
  held = false;
  setEnabled(true);
  form()?.requestSubmit();
}
