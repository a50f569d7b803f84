import type { MoreBlocks } from '../src/moreBlocks.ts';

/** A page without blocks below its own part, as most are. */
export const noBlocks: MoreBlocks = { blocks: [], imageAlts: {} };

/** Below the team. */
export const demoTeamPage: MoreBlocks = {
  blocks: [
    {
      _type: 'quote',
      _key: 'quote',
      quote: 'Nobody asks whether you are good enough to help. We ask which evening you have.',
      name: 'Samuel Adeyemi',
      role: 'Founder',
    },
  ],
  imageAlts: {},
};
