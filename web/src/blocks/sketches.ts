import type { ComponentType } from 'react';

const found = import.meta.glob<ComponentType>('./[a-z]*.tsx', {
  eager: true,
  import: 'Sketch',
});

/** The drawings of all types of block, by their names. */
export const sketches: Readonly<Partial<Record<string, ComponentType>>> = Object.fromEntries(
  Object.entries(found).map(([path, Sketch]) => [path.slice(2, -'.tsx'.length), Sketch]),
);
