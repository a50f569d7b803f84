/** States that no request can cause, each as the end of a gap in the coverage. */
export const unreachable: readonly { what: string; why: string }[] = [];
