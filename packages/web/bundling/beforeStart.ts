import type { Plugin } from 'vite';
import { classicScript } from './classicScript.ts';
import { browserMessages } from './supportedBrowsers.ts';

/** Writes the script that runs before the application: every browser that can read ES2015 reads it. */
export const beforeStart = (root: string, browsers: readonly string[]): Plugin =>
  classicScript(root, {
    place: '<!-- before start -->',
    entry: 'src/browsers/beforeStart.ts',
    name: 'before-start',
    target: 'es2015',
    define: { SUPPORTED_BROWSERS: browserMessages(browsers) },
  });
