import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { results, root } from '../../stages/places.mjs';

const sources = join(root, 'packages/web/src');

/** What each slow path puts in the place of what; an empty place is the beginning of the file. */
const plants = {
  'landing/landing.ts': [
    '',
    "import { createRoot } from 'react-dom/client';\nglobalThis.eager = createRoot;\n",
  ],
  'main.tsx': [
    '',
    `import '@blueprintjs/core/lib/css/blueprint.css';
import { AdministrationPage } from './administration/AdministrationPage.tsx';
import { HelpPage } from './help/HelpPage.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
globalThis.eager = [AdministrationPage, HelpPage, LandingPage];
`,
  ],
  'market-rates/RatesStore.ts': [', { equals: compareStructural });\n    this.#rows', ');\n    this.#rows'],
};

const planted = (id, code) => {
  const plant = plants[id.split('?')[0].slice(sources.length + 1)];
  if (plant === undefined || !id.startsWith(sources)) return null;
  const [place, put] = plant;
  if (!code.includes(place)) throw new Error(`${id} no longer has the place for a slow path.`);
  return place === '' ? put + code : code.replace(place, put);
};

/** A way to serve a build of the web application with something planted, before the same services. */
async function builtWith(name, plugin, output) {
  const outDir = join(results, name);
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    plugins: [plugin],
    build: { outDir, emptyOutDir: true, rollupOptions: { output } },
  });
  return (context) => context.route('**/*', (route) => fromFolder(outDir, route));
}

/**
 * Builds the web application with slow paths in it: everything is imported eagerly, and a store draws all rows again.
 * Resolves with what makes a browser context load that build instead of the product's.
 */
export const plantedPages = () => {
  eager ??= builtWith('bench-planted', {
    name: 'planted',
    enforce: 'pre',
    transform: (code, id) => planted(id, code),
  });
  return eager;
};

/** More than one row asks for it. */
let eager;

/** The same with each of the product's own modules in a file of its own, as it would be if nothing grouped them. */
export const scatteredPages = () =>
  builtWith('bench-scattered', undefined, {
    codeSplitting: { groups: [{ name: ownFile, test: /\/packages\/\w+\/src\//, priority: 2 }] },
  });

const ownFile = (id) => id.split('/src/')[1].replaceAll(/\W+/g, '-');

const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' };

const fromFolder = (folder, route) => {
  const { pathname } = new URL(route.request().url());
  if (/^\/(services|sandbox|config\.json|us-west-2)/.test(pathname)) return route.continue();
  const file = [pathname, pathname === '/' ? '/index.html' : '/app.html']
    .map((name) => join(folder, name))
    .find((path) => extname(path) !== '' && existsSync(path));
  return route.fulfill({ contentType: types[extname(file)], body: readFileSync(file) });
};
