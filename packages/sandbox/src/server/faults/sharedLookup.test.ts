import { expect, it } from 'vitest';
import { SharedLookup } from './sharedLookup.ts';

/** Looks that end when the test says so, each with what was there when it began. */
const lookAt = (thing: { value: string }) => {
  const ends: ((how: 'seen' | 'failed') => void)[] = [];
  const look = new SharedLookup(() => {
    const seen = thing.value;
    return new Promise<string>((resolve, reject) => {
      ends.push((how) => (how === 'seen' ? resolve(seen) : reject(new Error('away'))));
    });
  });
  return { look, ends };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('is shared by those who asked before it began, and by nobody who asked later', async () => {
  const thing = { value: 'first' };
  const { look, ends } = lookAt(thing);
  const early = [look.take(), look.take()];
  await settled();
  thing.value = 'second';
  const late = [look.take(), look.take(), look.take()];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.('seen');
  expect(await Promise.all(early)).toEqual(['first', 'first']);
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.('seen');
  expect(await Promise.all(late)).toEqual(['second', 'second', 'second']);
});

it('fails for those who share it alone', async () => {
  const { look, ends } = lookAt({ value: 'there' });
  const early = look.take();
  await settled();
  const late = look.take();
  ends[0]?.('failed');
  await expect(early).rejects.toThrow('away');
  await settled();
  ends[1]?.('seen');
  expect(await late).toBe('there');
});
