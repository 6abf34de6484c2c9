import { describe, expect, it } from 'vitest';
import { createInFlightWorkSharer } from './createInFlightWorkSharer.ts';

describe('shared work', () => {
  it('runs once for all who ask at the same time, and again for who asks later', async () => {
    const share = createInFlightWorkSharer<number>();
    let runs = 0;
    const work = async () => (runs += 1);
    expect(await Promise.all([share('refresh', work), share('refresh', work), share('other', work)])).toEqual(
      [1, 1, 2],
    );
    expect(await share('refresh', work)).toBe(3);
  });

  it('lets a failure be tried again', async () => {
    const share = createInFlightWorkSharer<number>();
    await expect(share('refresh', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await share('refresh', async () => 1)).toBe(1);
  });
});
