import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { correctedClock } from './packages/adapters/bundling/correctedClock.ts';
import { nativeIntegers } from './packages/adapters/bundling/nativeIntegers.ts';
import { startFiles } from './packages/cli/bundling/startFiles.ts';
import { beforeStart } from './packages/web/bundling/beforeStart.ts';
import { blueprintControls } from './packages/web/bundling/blueprintControls.ts';
import { chunkFetching } from './packages/web/bundling/chunkFetching.ts';
import { chunkGroups } from './packages/web/bundling/chunkGroups.ts';
import { chunkOrder } from './packages/web/bundling/chunkOrder.ts';
import { contactAddresses, readSiteConfiguration } from './packages/web/bundling/contactAddresses.ts';
import { firstPaintScript } from './packages/web/bundling/firstPaintScript.ts';
import { fontLicence } from './packages/web/bundling/fontLicence.ts';
import { operatorOnPages } from './packages/web/bundling/operatorOnPages.ts';
import { pageMeta } from './packages/web/bundling/pageMeta.ts';
import { prerender } from './packages/web/bundling/prerender.ts';
import { readSiteOrigin } from './packages/web/bundling/publicAddresses.ts';
import { release } from './packages/web/bundling/release.ts';
import { securityFile } from './packages/web/bundling/securityText.ts';
import { siteFiles } from './packages/web/bundling/siteFiles.ts';
import { buildTargets } from './packages/web/bundling/supportedBrowsers.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const cacheDir = path('node_modules/.vite');
/** Where the site will be found, as `npm run build -- --origin URL` says. */
const siteOrigin = readSiteOrigin(process.env['SITE_ORIGIN']);
/** Whose addresses its pages carry, as `npm run build -- --config FILE` says. */
const siteConfiguration = readSiteConfiguration(process.env['SITE_CONFIG']);

const manifest = JSON.parse(readFileSync(path('package.json'), 'utf8')) as {
  readonly version: string;
  readonly browserslist: readonly string[];
};

/** What the web application says of its own build; outside a repository the commit is unknown, unless PRODUCT_COMMIT names it. */
const productBuild = (): Record<string, string> => {
  const git = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: path('.'), encoding: 'utf8' });
  const commit = process.env['PRODUCT_COMMIT'] ?? (git.status === 0 ? git.stdout.trim() : 'unknown');
  return { PRODUCT_VERSION: JSON.stringify(manifest.version), PRODUCT_COMMIT: JSON.stringify(commit) };
};

/** What the makers of the libraries in a bundle ask to be passed on; the sandbox leaves its libraries in their folders. */
const licences = 'licences.txt';

/** What each program for Node begins with. */
const nodeEntries = {
  cli: ['main'],
  sandbox: ['main', 'makeSnapshot'],
  services: ['main', 'lambda'],
};

type NodeProgram = keyof typeof nodeEntries;

/** A bundle for Node, such as `vite build --mode cli`; those of servers have nothing of the identity library. */
const nodeBundle = (name: NodeProgram): ViteUserConfig => ({
  root: path(`packages/${name}`),
  cacheDir,
  publicDir: false,
  plugins: name === 'cli' ? [nativeIntegers(), correctedClock()] : [],
  // The command line starts in one read of one file; the server keeps its libraries where npm put them.
  ssr: { noExternal: name === 'cli' ? true : [/^@fx-gateway\//], target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    license: name === 'cli' ? { fileName: licences } : false,
    minify: name === 'cli',
    rollupOptions: {
      input: nodeEntries[name].map((entry) => path(`packages/${name}/src/${entry}.ts`)),
      // A command asks for what it needs when it needs it, also where another command has it from its beginning.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        ...(name === 'cli'
          ? {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ debugName: 'by start', name: startFiles(path('./')) }],
              },
            }
          : {}),
      },
    },
  },
});

const application = path('packages/web/app.html');
const publicPages = Object.fromEntries(
  ['index', 'user-agreement', 'privacy-policy'].map((page) => [page, path(`packages/web/${page}.html`)]),
);

/** The web application and its two kinds of page: written at build time, and the application shell. */
const webBundle = (): ViteUserConfig => ({
  root: path('packages/web'),
  cacheDir,
  publicDir: path('packages/web/public'),
  plugins: [
    react(),
    nativeIntegers(),
    correctedClock(),
    prerender(path('packages/web')),
    firstPaintScript(path('packages/web')),
    beforeStart(path('packages/web'), manifest.browserslist),
    pageMeta(siteOrigin),
    contactAddresses(siteConfiguration),
    operatorOnPages(siteConfiguration),
    siteFiles(siteOrigin, siteConfiguration),
    chunkFetching(path('packages/web')),
    chunkOrder(),
    fontLicence(path('packages/web'), licences),
    release('app.html'),
    securityFile(siteConfiguration),
  ],
  define: productBuild(),
  css: { postcss: { plugins: [blueprintControls()] } },
  build: {
    target: buildTargets(manifest.browserslist),
    license: { fileName: licences },
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input: { ...publicPages, app: application },
      // What judges patterns and account numbers changes less often than what it is used for.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            ...['re2js', 'ibantools'].map((name) => ({
              name,
              test: new RegExp(`node_modules/${name}/`),
              priority: 1,
            })),
            {
              debugName: 'by need',
              name: chunkGroups({ application, public: Object.values(publicPages) }),
            },
          ],
        },
      },
    },
  },
});

/** Tests share the loaded modules of their worker (`isolate: false`); what a test changes in one it puts back. */
const unit = (name: string, include = `packages/${name}/src/**/*.test.ts`): ViteUserConfig => ({
  test: {
    name,
    include: [include],
    exclude: configDefaults.exclude,
    isolate: false,
    // A password proof takes half a second on a quiet machine; a busy one is no reason to fail.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

const stateInActions = 'packages/web/test/stateInActions.ts';

const webUnit = (): ViteUserConfig => ({ test: { ...unit('web').test, setupFiles: stateInActions } });

/** What is drawn needs a document, which costs a second a file: whatever is tested without one is no `.tsx`. */
const drawn = (): ViteUserConfig => {
  const { test } = unit('web-drawn', 'packages/web/src/**/*.test.tsx');
  return {
    plugins: [react()],
    define: productBuild(),
    // The libraries of a copy of the project are links to those of another.
    server: { fs: { strict: false } },
    test: {
      ...test,
      environment: 'jsdom',
      setupFiles: [
        'packages/web/test/freshDocument.ts',
        'packages/web/test/withoutLayout.ts',
        stateInActions,
      ],
      // A test reads which classes Blueprint has rules for; no other style sheet is needed without a layout.
      css: { include: [/core\/lib\/css\/blueprint\.css/] },
    },
  };
};

const acrossPackages = (name: string, timeout: number) => ({
  // The identity library is the one that is built, which its plugin reaches only where it is not left to Node.
  plugins: [nativeIntegers(), correctedClock()],
  test: {
    name,
    server: { deps: { inline: [/aws-amplify/] } },
    include: [`tests/${name}/**/*.test.ts`],
    isolate: false,
    testTimeout: timeout,
    hookTimeout: timeout,
    exclude: configDefaults.exclude,
  },
});

const isNodeProgram = (mode: string): mode is NodeProgram => mode in nodeEntries;

export default defineConfig(({ mode }) => ({
  ...(isNodeProgram(mode) ? nodeBundle(mode) : webBundle()),
  test: {
    root: path('.'),
    // Every core: by itself vitest would leave one idle, which is half of a small machine.
    maxWorkers: '100%',
    // What a red test found is all there is to see of a run elsewhere.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      unit('domain'),
      unit('adapters'),
      webUnit(),
      drawn(),
      unit('cli'),
      unit('services'),
      unit('sandbox'),
      acrossPackages('rules', 120_000),
      acrossPackages('contract', 120_000),
      acrossPackages('postgres', 300_000),
      acrossPackages('model', 3_600_000),
      { ...acrossPackages('walks', 3_600_000), plugins: [react(), nativeIntegers(), correctedClock()] },
    ],
  },
}));
