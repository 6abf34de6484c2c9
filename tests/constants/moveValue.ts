import { join } from 'node:path';
import type { Plugin } from 'vite';
import { movedText } from './movedText.mjs';
import type { Constant } from './constants.mjs';

/** Gives tests the source of a value as if the value were moved; the file itself stays as it is. */
export const moveValue = (constant: Constant, root: string): Plugin => {
  const file = join(root, constant.file);
  return {
    name: 'move-value',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === file ? movedText(constant, code) : null),
  };
};
