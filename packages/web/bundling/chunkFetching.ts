import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that Vite puts around every dynamic import, and the name that it takes from there. */
const importAround = '\0vite/preload-helper.js';

/**
 * Lets every dynamic `import()` of the bundle go through `fetchFirst`, in place of Vite's own preloading: its links
 * make the browser keep what could not be fetched as failed. Every import is told all files that it needs.
 */
export const chunkFetching = (root: string): Plugin => ({
  name: 'chunk-fetching',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        // Vite names no file for a chunk that imports nothing.
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'js' ? [...new Set([file, ...needed])] : needed,
      },
    },
  }),
  load: (id) =>
    id === importAround
      ? `export { fetchFirst as __vitePreload } from ${JSON.stringify(join(root, 'src/chunks/fetchFirst.ts'))};`
      : null,
});
