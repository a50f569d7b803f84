import type { MoreBlocks } from '../src/moreBlocks.ts';
import { always } from './always.ts';

/** A page without blocks below its own part, as most are. */
export const noBlocks: MoreBlocks = { blocks: [], imageAlts: {} };

/** Below the team. */
export const demoTeamPage: MoreBlocks = {
  blocks: [
    {
      _type: 'figures',
      ...always,
      _key: 'figures',
      title: 'And everyone behind them',
      figures: [
        { _key: 'mentors', number: '340', label: 'mentors, who all began with one evening' },
        { _key: 'people', number: '1,200', label: 'young people who meet them every week' },
        { _key: 'hosts', number: '9', label: 'hosts, one in each neighbourhood, with the key' },
      ],
    },
  ],
  imageAlts: {},
};
