/** Lets the browser answer whoever touches the page before what comes next. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
