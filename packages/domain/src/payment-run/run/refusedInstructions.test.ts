import { describe, expect, it } from 'vitest';
import { nothingSaid, openRun } from '../../../test/fakeRunPartner.ts';
import { sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { continueRun } from './continueRun.ts';
import type { RunCallOutcome } from './runPartner.ts';

const refusal = { words: 'The purpose is not allowed.', requestId: 'r-1' };
const silence = callFailure('no-answer', '/deal/instruct');

/** A run of four deals, each of whose instructions is answered so. */
const openFour = async (answer: (order: string) => RunCallOutcome<null>) => {
  const opened = await openRun({
    instructions: {
      maxCallMs: 45_000,
      instruct: async (_deal, { number }) => answer(number),
      find: async () => ({ kind: 'not-instructed' }),
    },
  });
  const { ports } = opened;
  const begun = await ports.runs.find('run-1');
  if (begun === null) throw new Error('The run is not kept.');
  await ports.runs.forget('run-1');
  const deals = ['1', '2', '3', '4'].map((id) => sampleRunDeal({ id }));
  await ports.runs.begin({ ...begun, deals, limits: [makeMoney(1_000_000n, 'USD')] });
  const goOn = () =>
    continueRun(ports, 'run-1', {
      agreementOn: () => nothingSaid,
      quoteOf: (deal) => ports.partner.quote(deal),
      onStep: () => undefined,
    });
  return { ...opened, goOn };
};

describe('a run whose instructions are refused', () => {
  it('books no more deals after the first refusal, which it tells as the reason', async () => {
    const { goOn, states, sent } = await openFour(() => ({ kind: 'refused', refusal }));
    expect(await goOn()).toEqual({
      kind: 'stopped',
      dealId: '1',
      stop: { kind: 'instruction-refused', refusal },
    });
    expect(await states()).toEqual(['booked', 'waiting', 'waiting', 'waiting']);
    expect(sent).toEqual(['book q-1']);
  });

  it('goes on when it is told to, past what was refused before, and stops at the next refusal', async () => {
    const { goOn, states } = await openFour((order) =>
      order === '702' ? { kind: 'answered', answer: null, requestId: null } : { kind: 'refused', refusal },
    );
    await goOn();
    expect(await goOn()).toMatchObject({ kind: 'stopped', dealId: '3' });
    expect(await states()).toEqual(['booked', 'paid', 'booked', 'waiting']);
    expect(await goOn()).toEqual({ kind: 'end' });
  });

  it('stops as well at an answer that does not say whether it was done, and not at silence', async () => {
    const answered = await openFour(() => ({ kind: 'open', failure: silence, said: refusal }));
    expect(await answered.goOn()).toMatchObject({ stop: { kind: 'instruction-refused', refusal } });
    expect(await answered.states()).toEqual(['instructing', 'waiting', 'waiting', 'waiting']);
    const silent = await openFour(() => ({ kind: 'open', failure: silence }));
    expect(await silent.goOn()).toEqual({ kind: 'end' });
  });
});
