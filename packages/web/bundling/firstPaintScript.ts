import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { sessionOriginKey, themes } from '../../domain/src/branding/index.ts';
import { themeMarksOf } from '../src/publicPages/themeMarks.ts';

const place = '<!-- first paint -->';

/** The whole script: one classic file, because a module waits until the page is read. */
const write = async (root: string): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      THEME_MARKS: JSON.stringify(themeMarksOf(Object.values(themes))),
      SESSION_ORIGIN_KEY: JSON.stringify(sessionOriginKey),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'src/publicPages/firstPaintScript.ts'),
        formats: ['iife'],
        name: 'firstPaint',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const chunk = output?.output[0];
  if (chunk === undefined) throw new Error('The script of the first paint could not be built.');
  return chunk.code;
};

/** Writes the script that runs before the first paint and names it where a page asks for it. */
export const firstPaintScript = (root: string): Plugin => {
  let fileName = '';
  return {
    name: 'first-paint-script',
    apply: 'build',
    async buildStart() {
      const source = await write(root);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/first-paint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(place, () => `<script src="/${fileName}"></script>`),
    },
  };
};
