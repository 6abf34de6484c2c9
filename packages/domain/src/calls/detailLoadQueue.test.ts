import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '../ports/virtualTime.ts';
import { failed, succeeded } from '../result/result.ts';
import { callFailure, type CallFailure } from './callFailure.ts';
import { createDetailLoadQueue } from './detailLoadQueue.ts';

/** A reader at a partner that takes 100 ms for each detail, and refuses while `refuses` says so. */
const openReader = (refuses: (id: string) => CallFailure | null = () => null) => {
  const time = createVirtualTime();
  const { timers, advance } = time;
  const asked: (readonly [number, string])[] = [];
  const found: (readonly [string, boolean])[] = [];
  const pauses: number[] = [];
  let underWay = 0;
  let most = 0;
  const began = time.clock.now();
  const reader = createDetailLoadQueue<string, string>({
    read: async (id) => {
      asked.push([time.clock.now() - began, id]);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((resolve) => void timers.after(100, resolve));
      underWay -= 1;
      const refusal = refuses(id);
      return refusal === null ? succeeded(`detail of ${id}`) : failed(refusal);
    },
    timers,
    found: (id, answer) => found.push([id, answer.ok]),
    resting: (ms) => pauses.push(ms),
  });
  return { reader, asked, found, pauses, advance, most: () => most };
};

const tooMany = callFailure('refused', '/deal/order/{orderNumber}', { status: 429 });

describe('the details of many (HIST-3, PAYEE-6)', () => {
  it('are read two at a time, what was wanted last before what waits, and each once', async () => {
    const { reader, asked, found, advance, most } = openReader();
    reader.want(['1', '2', '3', '4']);
    await advance(50);
    reader.want(['9', '4', '1']);
    await advance(1_000);
    expect(asked.map(([, number]) => number)).toEqual(['1', '2', '9', '4', '3']);
    expect(found).toHaveLength(5);
    expect(most()).toBe(2);
  });

  it('that cannot be had are told so, and the others still come', async () => {
    const { reader, found, advance } = openReader((number) =>
      number === '2' ? callFailure('server-trouble', '/deal/order/{orderNumber}', { status: 500 }) : null,
    );
    reader.want(['1', '2', '3']);
    await advance(1_000);
    expect(found).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ]);
  });

  it('are asked for more slowly where the partner has enough, and none is left out', async () => {
    // Both that are on their way are refused, then one of the next two.
    let refusals = 3;
    const { reader, asked, found, pauses, advance } = openReader(() => (refusals-- > 0 ? tooMany : null));
    reader.want(['1', '2', '3']);
    await advance(20_000);
    expect(asked).toEqual([
      [0, '1'],
      [0, '2'],
      [1_100, '2'],
      [1_100, '1'],
      [3_200, '2'],
      [3_200, '3'],
    ]);
    expect(found.map(([number]) => number).toSorted()).toEqual(['1', '2', '3']);
    expect(pauses).toEqual([1_000, 2_000]);
  });

  it('are read no further once nobody wants them', async () => {
    const { reader, asked, advance } = openReader();
    reader.want(['1', '2', '3']);
    reader.want(['4']);
    reader.drop(['1', '3']);
    await advance(1_000);
    expect(asked.map(([, number]) => number)).toEqual(['1', '2', '4']);
  });

  it('that the partner had too many calls for are not asked for again once nobody wants them', async () => {
    const { reader, asked, advance } = openReader((id) => (id === '1' ? tooMany : null));
    reader.want(['1', '2']);
    reader.drop(['1']);
    await advance(5_000);
    expect(asked.map(([, id]) => id)).toEqual(['1', '2']);
  });
});
