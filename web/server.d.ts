import type { CreateRenderer } from './src/app/rendering/rendering.ts';

export const createRenderer: CreateRenderer;
