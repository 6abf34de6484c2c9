import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that Vite puts around every dynamic import, and the name that it takes from there. */
export const importAround = { module: '\0vite/preload-helper.js', name: '__vitePreload' };

/**
 * Lets every dynamic `import()` of the bundle go through `fetchFirst`, in place of Vite's own preloading: its links
 * make the browser keep what could not be fetched as failed. Every import is told all files that it needs. Both names
 * are private to Vite, so a build that does not meet them fails (`packages/adapters/bundling/README.md`).
 */
export const chunkFetching = (root: string): Plugin => {
  let isMet = false;
  return {
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
    buildStart: () => {
      isMet = false;
    },
    load: (id) => {
      if (id !== importAround.module) return null;
      isMet = true;
      const ours = JSON.stringify(join(root, 'src/routing/fetchFirst.ts'));
      return `export { fetchFirst as ${importAround.name} } from ${ours};`;
    },
    generateBundle() {
      if (!isMet)
        this.error(
          `Vite put no ${JSON.stringify(importAround.module)} around a dynamic import, so a lost file would stay lost: see packages/adapters/bundling/README.md.`,
        );
    },
  };
};
