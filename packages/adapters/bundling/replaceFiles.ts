import type { Plugin } from 'vite';

/** By the end of its path, what stands in the place of a file of a library. */
type Replacements = Readonly<Record<string, (file: string) => string>>;

/**
 * Puts what is ours in the place of files of a library. A build in which one of them was never loaded fails: the
 * library has moved it, and without a word its own would run.
 */
export const replaceFiles = (name: string, replacements: Replacements): Plugin => {
  const awaited = new Set<string>();
  return {
    name,
    enforce: 'pre',
    buildStart: () => {
      for (const end of Object.keys(replacements)) awaited.add(end);
    },
    load: (id) => {
      const file = id.replaceAll('\\', '/');
      const end = Object.keys(replacements).find((each) => file.endsWith(each));
      if (end === undefined) return null;
      awaited.delete(end);
      return replacements[end]?.(id) ?? null;
    },
    generateBundle() {
      if (awaited.size > 0)
        this.error(
          `${[...awaited].join(' and ')} was never loaded, so nothing stands in its place: see packages/adapters/bundling/README.md.`,
        );
    },
  };
};
