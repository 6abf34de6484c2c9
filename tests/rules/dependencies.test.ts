import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, isScript, root, textOf } from './repository.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const folders = ['domain', 'adapters', 'web', 'cli', 'services', 'sandbox'].map((name) => `packages/${name}`);
const manifestOf = (folder: string): Manifest => JSON.parse(textOf(join(folder, 'package.json')));
const declared = ({ dependencies, devDependencies }: Manifest) => ({ ...dependencies, ...devDependencies });

const importOf = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\brequire\(\s*)['"]([^'"]+)['"]/g;
const packageOf = (specifier: string) =>
  specifier.startsWith('@')
    ? specifier.split('/').slice(0, 2).join('/')
    : (specifier.split('/')[0] ?? specifier);
const importedIn = (paths: readonly string[]) =>
  new Set(
    paths.flatMap((path) => [...textOf(path).matchAll(importOf)].map(([, name]) => packageOf(name ?? ''))),
  );

// knip takes the libraries of the root for everybody's: the tests need them.
it.each(folders)('%s declares everything that its sources import', (folder) => {
  const manifest = manifestOf(folder);
  const sources = filesUnder(`${folder}/src`).filter((path) => isScript(path) && !path.includes('.test.'));
  const own = new Set([...Object.keys(declared(manifest)), manifest.name]);
  const undeclared = [...importedIn(sources)].filter(
    (name) => !/^(?:\.|node:|virtual:|#|$)/.test(name) && !own.has(name),
  );
  expect(undeclared).toEqual([]);
});

describe('the versions', () => {
  it.each(['.', ...folders])('of %s are exact', (folder) => {
    const loose = Object.entries(declared(manifestOf(folder))).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('of a library are the same wherever it is declared: the tests prove what is sold', () => {
    const everywhere = ['.', ...folders].flatMap((folder) => Object.entries(declared(manifestOf(folder))));
    const known = new Map(everywhere);
    expect(everywhere.filter(([name, version]) => known.get(name) !== version)).toEqual([]);
  });

  it('of what serves files are those after its last published advisory, and run on Node 20', () => {
    const lock: { packages: Record<string, { version: string; engines?: { node?: string } }> } = JSON.parse(
      textOf('package-lock.json'),
    );
    const { version = '' } = lock.packages['node_modules/@fastify/static'] ?? {};
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    // GHSA-423g-23ch-w7c6 is mended in 10.1.3; from 10.1.4 on it asks for a package that refuses Node 20.
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(10_001_003);
    expect(lock.packages['node_modules/content-disposition']?.engines?.node).toBe('>=18');
  });

  it('come with no script that runs at installation', () => {
    const lock: { packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }> } = JSON.parse(
      textOf('package-lock.json'),
    );
    const scripts = Object.entries(lock.packages).filter(
      ([, { hasInstallScript, optional }]) => hasInstallScript && !optional,
    );
    expect(scripts.map(([name]) => name)).toEqual([]);
  });

  it('give one React to everybody', () => {
    expect(existsSync(join(root, 'packages/web/node_modules/react'))).toBe(false);
    expect(existsSync(join(root, 'node_modules/react-popper/node_modules/react'))).toBe(false);
  });
});
