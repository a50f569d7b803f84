import type { CreateRenderer } from './src/app/rendering.ts';

export const createRenderer: CreateRenderer;
