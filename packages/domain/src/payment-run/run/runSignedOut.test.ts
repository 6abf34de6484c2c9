import { describe, expect, it } from 'vitest';
import { nothingSaid, openRun } from '../../../test/fakeRunPartner.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { bookRunDeal } from './bookRunDeal.ts';
import { continueRun } from './continueRun.ts';
import type { RunPartner } from './runPartner.ts';

const failure = callFailure('session-lost', '/deal/book');
const noAccess = { kind: 'no-access', failure } as const;

const goOn = async (more: Partial<RunPartner>) => {
  const { ports, sent, states } = await openRun(more);
  const end = await continueRun(ports, 'run-1', {
    agreementOn: () => nothingSaid,
    quoteOf: (deal) => ports.partner.quote(deal),
    onStep: () => undefined,
  });
  const deals = (await ports.runs.find('run-1'))?.deals;
  return { end, sent, states: await states(), first: deals?.[0]?.state };
};

describe('a run whose user is signed out, or whose access cannot be renewed', () => {
  it('stops before its next deal, which waits as before and was not refused', async () => {
    let asked = 0;
    const { end, states, first } = await goOn({
      book: async () => {
        asked += 1;
        return noAccess;
      },
    });
    expect(end).toEqual({ kind: 'stopped', dealId: '1', stop: noAccess });
    expect([asked, states, first]).toEqual([1, ['waiting', 'waiting'], { kind: 'waiting', refusal: null }]);
  });

  it('leaves a booked deal booked, to be instructed once they are back', async () => {
    const { end, states, first } = await goOn({
      instructions: {
        maxCallMs: 45_000,
        instruct: async () => noAccess,
        find: async () => ({ kind: 'not-instructed' }),
      },
    });
    expect(end).toEqual({ kind: 'stopped', dealId: '1', stop: noAccess });
    expect([states, first]).toMatchObject([['booked', 'waiting'], { refusal: null }]);
  });

  it('is told so after a press, too', async () => {
    const { ports, quote } = await openRun({ book: async () => noAccess });
    expect(await bookRunDeal(ports, 'run-1', '1', quote, { ...nothingSaid, limited: false })).toEqual(
      noAccess,
    );
  });
});
