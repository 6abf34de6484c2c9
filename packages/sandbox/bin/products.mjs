import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

const inRoot = (...paths) => paths.map((path) => join(root, path));

/** What every build depends on. */
const common = inRoot('vite.config.ts', 'package-lock.json', 'packages/domain/src');

/**
 * Everything that is built: what it is called, what makes it, what it is made from and where it lands;
 * `serves` when the sandbox cannot run the product without it, `runsOnce` what is run when it is built; `startsAlone` what
 * has a start of its own and is no part of that of the sandbox.
 */
export const products = [
  {
    name: 'the web application',
    mode: 'production',
    sources: [
      ...common,
      ...inRoot(
        'packages/adapters/src',
        'packages/adapters/bundling',
        'packages/web/src',
        'packages/web/public',
        'packages/web/index.html',
        'packages/web/app.html',
        'packages/web/user-agreement.html',
        'packages/web/privacy-policy.html',
        'packages/web/bundling',
      ),
    ],
    dist: join(root, 'packages/web/dist'),
    entries: [
      'index.html',
      'app.html',
      'user-agreement.html',
      'privacy-policy.html',
      'licences.txt',
      'healthz',
      '.well-known/security.txt',
    ],
    precompressed: true,
    serves: true,
  },
  {
    name: 'the command line',
    mode: 'cli',
    sources: [
      ...common,
      ...inRoot(
        'packages/adapters/src',
        'packages/adapters/bundling',
        'packages/cli/src',
        'packages/cli/bundling',
      ),
    ],
    dist: join(root, 'packages/cli/dist'),
    entries: ['main.mjs', 'licences.txt'],
    precompressed: false,
    serves: false,
  },
  {
    name: 'the accounts service',
    mode: 'services',
    sources: [...common, ...inRoot('packages/services/src', 'packages/adapters/src/storage/node')],
    dist: join(root, 'packages/services/dist'),
    entries: ['main.mjs', 'lambda.mjs'],
    precompressed: false,
    serves: false,
    startsAlone: true,
  },
  {
    name: 'the sandbox',
    mode: 'sandbox',
    sources: [...common, ...inRoot('packages/sandbox/src', 'packages/services/src')],
    dist: join(root, 'packages/sandbox/dist'),
    entries: ['main.mjs', 'makeSnapshot.mjs'],
    runsOnce: 'makeSnapshot.mjs',
    precompressed: false,
    serves: true,
  },
];
