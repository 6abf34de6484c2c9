import { describe, expect, it } from 'vitest';
import { readFourAtOnce } from './readFourAtOnce.ts';

describe('many reads', () => {
  it('are made four at a time and given in the order of what they are for', async () => {
    let [underWay, most] = [0, 0];
    const found = await readFourAtOnce([5, 1, 4, 2, 3, 1], async (turns) => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      underWay -= 1;
      return turns * 10;
    });
    expect(found).toEqual([50, 10, 40, 20, 30, 10]);
    expect(most).toBe(4);
  });

  it('of nothing are none', async () => {
    expect(await readFourAtOnce([], () => Promise.reject(new Error('nobody asks')))).toEqual([]);
  });
});
