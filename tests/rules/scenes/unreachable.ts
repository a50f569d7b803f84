/** What no request can bring about, as the end of a gap in the coverage tells it. */
export const unreachable: readonly { what: string; why: string }[] = [];
