import type { Plugin } from 'vite';
import { brandOriginStorageKey } from '../../domain/src/branding/resolveBrandOrigin.ts';
import { themes } from '../../domain/src/branding/themes.ts';
import { buildPrePaintThemes } from '../src/publicPages/buildPrePaintThemes.ts';
import { classicScript } from './classicScript.ts';

/** Writes the script that runs before the first paint of a public page. */
export const firstPaintScript = (root: string): Plugin =>
  classicScript(root, {
    place: '<!-- first paint -->',
    entry: 'src/publicPages/firstPaintScript.ts',
    name: 'first-paint',
    target: 'es2022',
    define: {
      THEME_MARKS: buildPrePaintThemes(Object.values(themes)),
      SESSION_ORIGIN_KEY: brandOriginStorageKey,
    },
  });
