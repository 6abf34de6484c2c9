import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bindingCounts, countsAsMetadata } from '../../packages/web/bundling/bindingCounts.ts';
import { filesUnder, root, textOf } from './repository.ts';

const file = join(root, 'node_modules/reflect-metadata/ReflectLite.js');

/** What inversify asks of metadata, by its file. */
const asked = (name: string): readonly string[] =>
  filesUnder(`node_modules/@inversifyjs/reflect-metadata-utils/lib`)
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/Reflect\.(\w+Metadata)/g)].map(([, method]) => method ?? ''),
    )
    .filter((method) => method === name);

const call = (name: string, ...args: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(Reflect, name), Reflect, args);

describe('the counts of bindings and modules', () => {
  it('stand in the place of the file that inversify imports, and of no other', () => {
    const { load } = bindingCounts();
    const loaded = (id: string): unknown =>
      typeof load === 'function' ? Reflect.apply(load, undefined, [id]) : undefined;
    expect(existsSync(file)).toBe(true);
    expect(loaded(file)).toBe(countsAsMetadata);
    expect(loaded(join(root, 'node_modules/reflect-metadata/Reflect.js'))).toBeNull();
  });

  it('are all that inversify asks metadata for without decorators', () => {
    expect(asked('getOwnMetadata')).not.toEqual([]);
    expect(asked('defineMetadata')).not.toEqual([]);
    const counting = [
      'core/lib/binding/actions/getBindingId.js',
      'container/lib/container/actions/getContainerModuleId.js',
    ];
    for (const path of counting)
      expect(textOf(`node_modules/@inversifyjs/${path}`)).toContain('Metadata(Object, ');
  });

  it('go on from what was kept, and refuse what a decorator would keep at a class', async () => {
    const kept = {
      get: Reflect.get(Reflect, 'getOwnMetadata'),
      define: Reflect.get(Reflect, 'defineMetadata'),
    };
    try {
      await import(`data:text/javascript,${encodeURIComponent(countsAsMetadata)}`);
      expect(call('getOwnMetadata', 'bindings', Object)).toBeUndefined();
      call('defineMetadata', 'bindings', 7, Object);
      expect(call('getOwnMetadata', 'bindings', Object)).toBe(7);
      expect(call('getOwnMetadata', 'modules', Object)).toBeUndefined();
      expect(() => call('defineMetadata', 'injectable', true, Map)).toThrow('left out of the bundle');
    } finally {
      Object.assign(Reflect, { getOwnMetadata: kept.get, defineMetadata: kept.define });
    }
  });
});
