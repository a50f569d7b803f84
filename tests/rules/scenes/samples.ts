import type { Scene } from '../asking/requests.ts';
import { entities } from './entities.ts';

/** The samples of each kind of content that have to be stored, the largest among them. */
export const samples: Scene[] = entities.map(({ name, samples: { valid }, storing }) => ({
  title: `the samples of ${name}`,
  cases: Object.entries(valid).map(([what, content]) => ({
    what: `“${what}”`,
    by: 'staff',
    request: storing(content),
    allowed: true,
  })),
}));
