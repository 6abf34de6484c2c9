import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintProbes, type Probe, type Refusal } from './lintProbes.ts';
import { root } from './repository.ts';

const places = {
  domain: 'packages/domain/src/corpay',
  adapters: 'packages/adapters/src/corpay',
  adaptersBrowser: 'packages/adapters/src/storage/browser',
  adaptersNode: 'packages/adapters/src/storage/node',
  web: 'packages/web/src/corpay',
  composition: 'packages/web/src/composition',
  cli: 'packages/cli/src/quotes',
  services: 'packages/services/src/account',
  sandbox: 'packages/sandbox/src/corpay',
} as const;
type Place = keyof typeof places;

const refused: Record<Place, readonly string[]> = {
  domain: [
    '../../../adapters/src/core.ts',
    '@fx-gateway/adapters/core',
    '@fx-gateway/adapters/node',
    '@fx-gateway/web',
    '@fx-gateway/cli',
    '@fx-gateway/services/accountsService.ts',
    '@fx-gateway/sandbox',
    'react',
    'mobx',
    'zod',
    'zod/mini',
    'inversify',
    'aws-amplify',
    'undici',
    'node:fs',
    'big.js',
  ],
  adapters: [
    '@fx-gateway/web',
    '@fx-gateway/cli',
    '@fx-gateway/services/accountsService.ts',
    '@fx-gateway/sandbox',
    '../../../web/src/main.tsx',
    '../../../cli/src/main.ts',
    '../../../sandbox/src/index.ts',
    'react',
    'mobx',
    'inversify',
    'commander',
    '@blueprintjs/core',
    'zod',
  ],
  adaptersBrowser: ['node:fs', '@fx-gateway/web', 'zod'],
  adaptersNode: ['@fx-gateway/cli', '@fx-gateway/sandbox', 'zod'],
  web: [
    '@fx-gateway/cli',
    '@fx-gateway/services/accountsService.ts',
    '@fx-gateway/sandbox',
    '@fx-gateway/adapters/node',
    '../../../cli/src/main.ts',
    '../../../sandbox/src/index.ts',
    'inversify',
    'aws-amplify',
    'aws-amplify/auth',
    'undici',
    'zod',
    'node:fs',
  ],
  composition: ['@fx-gateway/cli', '@fx-gateway/sandbox', '@fx-gateway/adapters/node', 'aws-amplify', 'zod'],
  cli: [
    '@fx-gateway/web',
    '@fx-gateway/services/accountsService.ts',
    '@fx-gateway/sandbox',
    '@fx-gateway/adapters/browser',
    '../../../web/src/main.tsx',
    '../../../sandbox/src/index.ts',
    'react',
    'react-dom',
    'mobx',
    'inversify',
  ],
  services: [
    '@fx-gateway/adapters/core',
    '@fx-gateway/adapters/node',
    '@fx-gateway/web',
    '@fx-gateway/cli',
    '@fx-gateway/sandbox',
    '../../../adapters/src/core.ts',
    '../../../web/src/main.tsx',
    '../../../cli/src/main.ts',
    '../../../sandbox/src/index.ts',
  ],
  sandbox: [
    '../../../services/src/accountsService.ts',
    '@fx-gateway/domain/corpay/api/quote.ts',
    '@fx-gateway/domain/quoting/advanceLiveQuote.ts',
    '@fx-gateway/domain/identity/user.ts',
    '@fx-gateway/adapters/core',
    '@fx-gateway/adapters/node',
    '@fx-gateway/web',
    '@fx-gateway/cli',
    '../../../adapters/src/core.ts',
    '../../../web/src/main.tsx',
    '../../../cli/src/main.ts',
  ],
};

const permitted: Record<Place, readonly string[]> = {
  domain: ['./quote.ts', '../../../money/money.ts', 're2js', 'ibantools'],
  adapters: ['@fx-gateway/domain/corpay/api/quote.ts', 'zod/mini', 'aws-amplify/auth', './quoteWire.ts'],
  adaptersBrowser: ['@fx-gateway/domain/ports/clock.ts', '../keys.ts'],
  adaptersNode: ['node:fs', '@fx-gateway/domain/ports/clock.ts', '../keys.ts'],
  web: [
    '@fx-gateway/domain/corpay/api/quote.ts',
    '@fx-gateway/adapters/core',
    '@fx-gateway/adapters/browser',
    'react',
    'mobx',
  ],
  composition: ['inversify', '@fx-gateway/adapters/browser'],
  cli: [
    '@fx-gateway/domain/corpay/api/quote.ts',
    '@fx-gateway/adapters/core',
    '@fx-gateway/adapters/node',
    'commander',
    'node:fs',
  ],
  services: [
    '@fx-gateway/domain/money/makeMoney.ts',
    '@fx-gateway/domain/identity/user.ts',
    '@fx-gateway/adapters/lock-file',
    'fastify',
    'kysely',
    'pg',
    'zod',
    'node:fs',
  ],
  sandbox: [
    '@fx-gateway/services/accountsService.ts',
    '@fx-gateway/domain/money/makeMoney.ts',
    '@fx-gateway/domain/geography/countries.ts',
    'fastify',
    'zod',
    'kysely',
    'node:fs',
  ],
};

/** Every way in which a module can be reached. */
const forms: Record<string, (module: string) => string> = {
  value: (module) => `import { thing } from '${module}';\nexport const kept = thing;\n`,
  type: (module) => `import type { Thing } from '${module}';\nexport type Kept = Thing;\n`,
  again: (module) => `export { thing } from '${module}';\n`,
  late: (module) => `export const kept = () => import('${module}');\n`,
};

const fileName = (text: string) => text.replaceAll(/[^a-z0-9]+/gi, '-');
const importProbe = (place: Place, module: string, form: string, code: string): Probe => ({
  path: `${places[place]}/${fileName(module)}.${form}.ts`,
  code,
});
const everyForm = (place: Place, modules: readonly string[]) =>
  modules.flatMap((module) =>
    Object.entries(forms).map(([form, write]) => importProbe(place, module, form, write(module))),
  );

const importRules = new Set(['no-restricted-imports', 'no-nodejs-modules']);
const allPlaces = Object.keys(places) as readonly Place[];

describe('the arrows between the packages', () => {
  const wrong = allPlaces.flatMap((place) => everyForm(place, refused[place]));
  const right = allPlaces.flatMap((place) => everyForm(place, permitted[place]));
  let refusals: readonly Refusal[] = [];
  beforeAll(async () => {
    refusals = await lintProbes([...wrong, ...right]);
  });
  const refusedPaths = () =>
    new Set(refusals.filter(({ rule }) => importRules.has(rule)).map(({ path }) => path));

  it.each(allPlaces)('stop every forbidden import in %s, however it is written', (place) => {
    const caught = refusedPaths();
    const slipped = everyForm(place, refused[place]).filter(({ path }) => !caught.has(path));
    expect(slipped.map(({ code }) => code.trim())).toEqual([]);
  });

  it.each(allPlaces)('let %s import what it is for', (place) => {
    const caught = refusedPaths();
    const stopped = everyForm(place, permitted[place]).filter(({ path }) => caught.has(path));
    expect(stopped.map(({ code }) => code.trim())).toEqual([]);
  });
});

interface Configuration {
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: Record<string, unknown>;
  }[];
}

const configuration = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Configuration;
const domainRule = (rule: string): readonly Record<string, string>[] => {
  const found = configuration.overrides.find(({ files }) => files.includes('packages/domain/src/**/*.ts'));
  const value = found?.rules[rule];
  return Array.isArray(value) ? value.slice(1) : [];
};

describe('the domain waits for nothing and runs anywhere', () => {
  const globals = domainRule('no-restricted-globals');
  const properties = domainRule('no-restricted-properties');
  const probes: readonly Probe[] = [
    ...globals.map(({ name }) => ({
      path: `${places.domain}/global-${name}.ts`,
      code: `export const kept = ${name};\n`,
    })),
    ...properties.map(({ object, property }) => ({
      path: `${places.domain}/property-${object}-${property}.ts`,
      code: `export const kept = ${object}.${property}();\n`,
    })),
    { path: `${places.domain}/permitted.ts`, code: 'export const kept = Math.max(1, 2);\n' },
  ];
  let refusals: readonly Refusal[] = [];
  beforeAll(async () => {
    refusals = await lintProbes(probes);
  });

  it('so the globals that wait or know the machine are on the list', () => {
    expect(globals.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'fetch',
        'process',
        'window',
        'document',
        'localStorage',
        'setTimeout',
        'setInterval',
      ]),
    );
    expect(properties.map(({ object, property }) => `${object}.${property}`)).toEqual(
      expect.arrayContaining(['Date.now', 'Math.random']),
    );
  });

  it.each(globals)('so $name is refused with its cure', ({ name, message }) => {
    const found = refusals.find(({ path }) => path === `${places.domain}/global-${name}.ts`);
    expect(found?.rule).toBe('no-restricted-globals');
    expect(found?.words).toContain(message);
  });

  it.each(properties)('so $object.$property is refused with its cure', ({ object, property, message }) => {
    const found = refusals.find(({ path }) => path === `${places.domain}/property-${object}-${property}.ts`);
    expect(found?.rule).toBe('no-restricted-properties');
    expect(found?.words).toContain(message);
  });

  it('and plain computing is not', () => {
    expect(refusals.filter(({ path }) => path.endsWith('/permitted.ts'))).toEqual([]);
  });
});
