import type { Constant } from './constants.mjs';

export const movedText: (constant: Constant, source: string) => string;
