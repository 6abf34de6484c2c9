import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFileSignInLock } from './createFileSignInLock.ts';

it('two processes that take the same lock file work one after the other, and each gets what its work gave', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-alone-'));
  const lock = join(folder, 'sign-in.lock');
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all(['a', 'b'].map((name) => createFileSignInLock(lock)(work(name))))).toEqual([
    'a',
    'b',
  ]);
  const [first] = done;
  const order = first === 'a begins' ? ['a', 'b'] : ['b', 'a'];
  expect(done).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]));
  await rm(folder, { recursive: true });
});
