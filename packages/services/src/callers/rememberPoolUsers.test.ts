import { expect, it } from 'vitest';
import { rememberPoolUsers } from './rememberPoolUsers.ts';
import type { PoolUser } from './userPool.ts';

const user: PoolUser = { email: 'ada@firm.test', emailVerified: true, origin: 'default', fxPartner: 'any' };
const fiveMinutes = 300_000;

const pool = (answer: (asked: number) => Promise<PoolUser | null> = async () => user) => {
  let now = 0;
  const asked: string[] = [];
  const find = rememberPoolUsers(
    async (sub) => {
      asked.push(sub);
      return await answer(asked.length);
    },
    () => now,
  );
  return { find, asked, wait: (ms: number) => (now += ms) };
};

it('a user is asked for once in five minutes, also by calls that come at once', async () => {
  const { find, asked, wait } = pool();
  expect(await Promise.all([find('a'), find('a'), find('b')])).toEqual([user, user, user]);
  wait(fiveMinutes - 1);
  await find('a');
  expect(asked).toEqual(['a', 'b']);
  wait(1);
  await find('a');
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('nobody is remembered as well, and a question that failed is asked again', async () => {
  const { find, asked } = pool(async (count) => {
    if (count === 1) throw new Error('away');
    return null;
  });
  await expect(find('a')).rejects.toThrow('away');
  expect(await find('a')).toBeNull();
  expect(await find('a')).toBeNull();
  expect(asked).toEqual(['a', 'a']);
});

it('at most ten thousand users are remembered: the oldest are asked for again', async () => {
  const { find, asked } = pool();
  for (let count = 0; count <= 10_000; count += 1) await find(String(count));
  await find('10000');
  expect(asked.length).toBe(10_001);
  await find('0');
  expect(asked.length).toBe(10_002);
});
