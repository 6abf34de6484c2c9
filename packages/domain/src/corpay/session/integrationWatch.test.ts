import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/sampleDeals.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { createVirtualTime } from '../../ports/virtualTime.ts';
import { failed, succeeded } from '../../result/result.ts';
import { createIntegrationPolling } from './integrationWatch.ts';

const token = { cmgToken: 't', clientCode: '410301', expires: 0 };
const missing = refusal({ path: '/token', messages: ['Not connected.'], code: 'INTEGRATION_MISSING' });
const other = refusal({ path: '/token', status: 503 });

const watching = () => {
  const time = createVirtualTime();
  const asked: number[] = [];
  const answer: { failure: CallFailure | null } = { failure: missing };
  const watch = createIntegrationPolling({
    timers: time.timers,
    renew: async () => {
      asked.push(time.clock.elapsed() / 1_000);
      return answer.failure === null ? succeeded(token) : failed(answer.failure);
    },
  });
  return { time, asked, answer, watch };
};

describe('looking again for the connection', () => {
  it('is done after 1, 2, 4, 8, 16 and then every 30 seconds', async () => {
    const { time, asked, watch } = watching();
    watch.start();
    await time.advance(100_000);
    expect(asked).toEqual([1, 3, 7, 15, 31, 61, 91]);
  });

  it.each([null, other])('ends with any other answer (%#)', async (failure) => {
    const { time, asked, answer, watch } = watching();
    watch.start();
    await time.advance(3_000);
    answer.failure = failure;
    await time.advance(60_000);
    expect(asked).toEqual([1, 3, 7]);
  });

  it('ends when the page is left while an answer is on its way', async () => {
    const time = createVirtualTime();
    let asked = 0;
    const watch = createIntegrationPolling({
      timers: time.timers,
      renew: async () => {
        asked += 1;
        await new Promise<void>((resolve) => void time.timers.after(5_000, resolve));
        return failed(missing);
      },
    });
    watch.start();
    await time.advance(2_000);
    watch.stop();
    await time.advance(60_000);
    expect(asked).toBe(1);
  });

  it('ends when the page is left, and begins anew with the next visit', async () => {
    const { time, asked, watch } = watching();
    watch.start();
    watch.stop();
    await time.advance(5_000);
    expect(asked).toEqual([]);
    watch.start();
    watch.start();
    await time.advance(1_000);
    expect(asked).toEqual([6]);
  });
});
