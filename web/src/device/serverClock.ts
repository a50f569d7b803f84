/** Milliseconds by which the server's clock is ahead of this device's, which may be wrong by hours. */
let ahead = 0;

/** Takes note of what time it is on the server, which has just said so. */
export function learnServerTime(time: Date): void {
  if (!Number.isNaN(time.getTime())) ahead = time.getTime() - Date.now();
}

/** The server's time in milliseconds since 1970; the device's until the server has said it. */
export const serverNow = (): number => Date.now() + ahead;
