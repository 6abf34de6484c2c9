import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaveUnreached, unreachedCode, withoutCode } from '../../packages/web/bundling/unreachedCode.ts';
import { filesUnder, root, textOf } from './repository.ts';

const folderOf = (under: string): string => join(root, 'node_modules', under);

const namesIn = (under: string): readonly string[] =>
  readdirSync(folderOf(under)).flatMap((file) => /^(?<name>\w+)\.m?js$/.exec(file)?.groups?.['name'] ?? []);

const loaded = (file: string): unknown => {
  const { load } = leaveUnreached();
  return typeof load === 'function' ? Reflect.apply(load, undefined, [file]) : undefined;
};

/** What a composition may say of a binding: a value, or a function of others, made once. */
const said =
  /\.(?<method>to\w*|in\w*Scope|when\w*|on\w*|rebind\w*|unbind\w*|snapshot|restore|getAll\w*|getAsync)\(/g;

describe('code of libraries that is left out of the bundle', () => {
  it.each(unreachedCode)('is still where it was: $under $names', ({ under, names }) => {
    expect(namesIn(under).filter((name) => names.test(name))).not.toEqual([]);
  });

  it('leaves everything of its file that others import, and throws when it is called', async () => {
    const file = join(folderOf('/@inversifyjs/core/lib/resolution/actions/'), 'resolvePostConstruct.js');
    const without = withoutCode(readFileSync(file, 'utf8'));
    expect(loaded(file)).toBe(without);
    const left: Record<string, () => void> = await import(
      `data:text/javascript,${encodeURIComponent(without)}`
    );
    expect(Object.keys(left)).toEqual(['resolvePostConstruct']);
    expect(left['resolvePostConstruct']).toThrow('left out of the bundle');
  });

  it('is no file beside it, and none of another library', () => {
    expect(loaded(join(folderOf('/@inversifyjs/core/lib/planning/actions/'), 'plan.js'))).toBeNull();
    expect(loaded('/elsewhere/resolution/actions/resolvePostConstruct.js')).toBeNull();
  });

  it('is nothing that the composition asks of inversify', () => {
    const composition = filesUnder('packages/web/src/composition').filter((path) => !path.includes('.test.'));
    const asked = composition.flatMap((path) =>
      [...textOf(path).matchAll(said)].map(({ groups }) => groups?.['method']),
    );
    expect([...new Set(asked)].toSorted()).toEqual([
      'inSingletonScope',
      'toConstantValue',
      'toResolvedValue',
    ]);
  });
});
