import type { Scene } from '../asking/requests.ts';
import { entities } from './entities.ts';

/** The samples of each kind of content, of which the samples themselves say what has to come. */
export const samples: Scene[] = entities.map(({ name, samples: { valid, invalid }, storing }) => ({
  title: `the samples of ${name}`,
  cases: [
    ...Object.entries(invalid)
      .filter(([, { only }]) => !only || only.includes('rules'))
      .map(([what, { content }]) => ({
        what: `“${what}”`,
        by: 'staff' as const,
        request: storing(content),
        allowed: false,
      })),
    ...Object.entries(valid).map(([what, content]) => ({
      what: `“${what}”`,
      by: 'staff' as const,
      request: storing(content),
      allowed: true,
    })),
  ],
}));
