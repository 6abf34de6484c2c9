import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import { createVirtualTime } from '../../ports/virtualTime.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { createCorpayLiveQuote, type CorpayLiveState } from './corpayLiveQuote.ts';
import { corpayPolicy } from './corpayPolicy.ts';
import type { QuoteRequest } from '../api/quote.ts';

const request: QuoteRequest = {
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  lockSide: 'Payment',
  amount: makeMoney(1_000n, 'EUR'),
};

/** A partner whose quotes live 30 seconds, and which gives these answers to looks before it is silent. */
const makeFixture = (looks: Result<number | null, CallFailure>[]) => {
  const time = createVirtualTime();
  const log: string[] = [];
  const displayed: CorpayLiveState[] = [];
  const live = createCorpayLiveQuote({
    quotes: {
      request: async ({ amount }) => {
        log.push(`request ${amount.minor}`);
        const settlement = makeMoney(1_163n, 'USD');
        return succeeded({ quoteId: 'q1', rate: 0.86, settlement, payment: amount, expiryRemaining: 30 });
      },
      remaining: async (quoteId) => {
        log.push(`look ${quoteId}`);
        return looks.shift() ?? failed({ ...corpayPolicy.arrivedEnded, kind: 'no-answer' as const });
      },
    },
    clock: time.clock,
    timers: time.timers,
    changed: (state) => displayed.push(state),
  });
  return { time, log, displayed, live };
};

describe("a live quote of Corpay's", () => {
  it('is asked for as it was edited, and displayed', async () => {
    const fixture = makeFixture([]);
    fixture.live.send({ type: 'edited', request });
    await fixture.time.advance(500);
    expect(fixture.log).toEqual(['request 1000']);
    expect(fixture.displayed.at(-1)).toMatchObject({
      status: 'success',
      offer: { request, quote: { quoteId: 'q1' } },
    });
  });

  it('lives as long as the looks at it say, and a failed look is repeated (S-103)', async () => {
    const fixture = makeFixture([succeeded(12), failed({ ...corpayPolicy.arrivedEnded, kind: 'refused' })]);
    fixture.live.send({ type: 'edited', request });
    await fixture.time.advance(5_500);
    expect(fixture.live.state().offer?.expiresAt).toBe(17_500);
    await fixture.time.advance(10_000);
    expect(fixture.log).toEqual(['request 1000', 'look q1', 'look q1', 'look q1']);
    await fixture.time.advance(2_000);
    expect(fixture.log.slice(4)).toEqual(['request 1000']);
  });
});
