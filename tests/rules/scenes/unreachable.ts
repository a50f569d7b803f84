/** What no request can bring about, as the end of a gap in the coverage tells it. */
export const unreachable: readonly { what: string; why: string }[] = [
  {
    what: "list in ['international', 'ycm', 'sz', 'shb', 'sem', 'hhk'",
    why: 'isList has let no other list through, and the first half of the sentence has named the rest. It is named so that a list that is added later is refused until somebody says what its rest is.',
  },
];
