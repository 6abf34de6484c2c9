import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

type ClassicScript = {
  /** Where a page asks for it. */
  readonly place: string;
  /** Its source, below the root of the web application. */
  readonly entry: string;
  /** What its file is called. */
  readonly name: string;
  /** The oldest language that it is written in. */
  readonly target: string;
  /** What the build writes into it. */
  readonly define: Readonly<Record<string, unknown>>;
};

/** The whole script: one classic file, because a module waits until the page is read. */
const write = async (root: string, { entry, target, define }: ClassicScript): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'script' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const chunk = output?.output[0];
  if (chunk === undefined) throw new Error(`${entry} could not be built.`);
  return chunk.code;
};

/** Writes a script that runs before the modules of a page and names it where a page asks for it. */
export const classicScript = (root: string, script: ClassicScript): Plugin => {
  const { name, place } = script;
  let fileName = '';
  return {
    name,
    apply: 'build',
    async buildStart() {
      const source = await write(root, script);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      fileName = `assets/${name}-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(place, () => `<script src="/${fileName}"></script>`),
    },
  };
};
