import { expect, it } from 'vitest';
import { usedImports } from '../../packages/web/bundling/usedImports.ts';

const modules: Readonly<Record<string, { readonly code: string; readonly importedIds?: readonly string[] }>> =
  {
    '/page.ts': {
      code: "import { deal as booked, type Deal } from './domain/index.ts';\nimport { Tag } from 'kit';",
      importedIds: ['/domain/index.ts', '/kit/index.js'],
    },
    '/wire.ts': {
      code: "import * as shapes from 'kit';\nimport { deal } from './domain/index.ts';",
      importedIds: ['/node_modules/kit/index.js', '/domain/index.ts'],
    },
    '/everything.ts': {
      code: "import * as domain from './domain/index.ts';",
      importedIds: ['/domain/index.ts'],
    },
    '/domain/index.ts': {
      code: "/** The domain. */\nexport * from './deal.ts';\nexport { order } from './orders/index.ts';\n",
      importedIds: ['/domain/deal.ts', '/domain/orders/index.ts'],
    },
    '/domain/deal.ts': { code: 'export const deal = 1;\nexport type Deal = 1;\n' },
    '/domain/orders/index.ts': {
      code: "export { order } from './order.ts';",
      importedIds: ['/domain/orders/order.ts'],
    },
    '/domain/orders/order.ts': { code: 'export const order = 1;' },
    '/kit/index.js': {
      code: 'export * from "elsewhere";\nexport { Tag } from "./tag";',
      importedIds: ['/elsewhere.js', '/kit/tag.js'],
    },
    '/kit/tag.js': { code: 'export class Tag {}' },
  };

const importsOf = usedImports({
  getModuleInfo: (id) => {
    const module = modules[id];
    return module === undefined ? null : { importedIds: [], ...module };
  },
});

it('an index leads to what stands behind the names that are taken from it, and nowhere by itself', () => {
  expect(importsOf('/page.ts')).toEqual(['/domain/index.ts', '/domain/deal.ts', '/kit/index.js']);
  expect(importsOf('/domain/index.ts')).toEqual([]);
});

it('who takes all of an index is led to all of it', () => {
  expect(importsOf('/everything.ts')).toEqual([
    '/domain/index.ts',
    '/domain/deal.ts',
    '/domain/orders/order.ts',
  ]);
});

it('who takes all of a library is led to no more of the index beside it than the names that are taken', () => {
  expect(importsOf('/wire.ts')).toEqual([
    '/node_modules/kit/index.js',
    '/domain/index.ts',
    '/domain/deal.ts',
  ]);
});

it('an index that cannot be told apart leads to everything that it names', () => {
  expect(importsOf('/kit/index.js')).toEqual(['/elsewhere.js', '/kit/tag.js']);
});
