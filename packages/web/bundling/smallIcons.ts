import type { Plugin } from 'vite';

/** The icons that the application draws on the grid of 20 pixels as well; all others are drawn smaller than that. */
export const largeIcons: readonly string[] = ['cross', 'menu'];

const icon = /\/@blueprintjs\/icons\/lib\/esm\/generated\/components\/(?<name>[\w-]+)\.js$/;
const large = /const PATHS_20 = \[[^\]]*\];/;

/** The file of an icon without its second drawing, or null for what is no icon, or one that needs both. */
export const withoutLargeDrawing = (code: string, id: string): string | null => {
  const name = icon.exec(id.replaceAll('\\', '/'))?.groups?.['name'];
  if (name === undefined || largeIcons.includes(name) || !large.test(code)) return null;
  return code.replace(large, 'const PATHS_20 = PATHS_16;');
};

/** Leaves out of the bundle the drawings of icons for a size in which nothing here is drawn. */
export const smallIcons = (): Plugin => ({
  name: 'small-icons',
  enforce: 'pre',
  transform: (code, id) => {
    const without = withoutLargeDrawing(code, id);
    return without === null ? null : { code: without, map: null };
  },
});
