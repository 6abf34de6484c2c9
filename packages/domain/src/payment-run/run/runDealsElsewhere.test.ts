import { describe, expect, it } from 'vitest';
import { sampleRun } from '../../../test/samplePaymentRun.ts';
import { nothingSaid, openRun, seenDeals } from '../../../test/fakeRunPartner.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createMemoryLock } from '../../ports/memoryLock.ts';
import { failed, succeeded } from '../../result/result.ts';
import { bookRunDeal } from './bookRunDeal.ts';
import { continueRun, type RunOptions } from './continueRun.ts';
import { findOpenSingleCall } from './findOpenElsewhere.ts';
import { instructRunDeal } from './instructRunDeal.ts';
import type { RunPorts } from './runDealStep.ts';
import type { RunPartner } from './runPartner.ts';
import { settleRunBookingAs } from './settleRunBooking.ts';
import { toRunReportRows } from '../report/toRunReportRows.ts';

const press = { ...nothingSaid, limited: false };
const silence = callFailure('no-answer', '/deal');

/** Another process holds the lock. */
const keptOut: RunPorts['exclusively'] = async () => failed({ message: 'Process 7 holds it.' });

const optionsOf = (partner: RunPartner): RunOptions => ({
  agreementOn: () => nothingSaid,
  quoteOf: (deal) => partner.quote(deal),
  onStep: () => undefined,
});

describe('a deal of a run that is booked elsewhere too', () => {
  it('waits for what another run of this machine does not know yet of the same payment', async () => {
    const { ports, quote, sent } = await openRun({ book: async () => ({ kind: 'open', failure: silence }) });
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    await ports.runs.begin({ ...sampleRun(), id: 'run-2', name: 'December' });
    expect(await bookRunDeal(ports, 'run-2', '1', quote, press)).toEqual({
      kind: 'open-elsewhere',
      run: 'November',
      payee: 'Olive Export',
    });
    expect(sent).toEqual([]);
  });

  it('waits for a single call of this machine that may have paid the same payee the same', async () => {
    const amount = makeMoney(10_000n, 'EUR');
    const call = { kind: 'booking', quoteId: 'q', payeeId: 'olive', payee: 'Olive Export', amount } as const;
    const { ports, quote, sent, states } = await openRun({
      findOpenSingle: async (deal) => findOpenSingleCall([call], deal),
    });
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toEqual({ kind: 'open-single', call });
    expect([sent, await states()]).toEqual([[], ['waiting', 'waiting']]);
  });

  it('takes no deal that another run of this machine has made for what became of its own', async () => {
    const { ports, quote, states } = await openRun();
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    const partner: RunPartner = { ...ports.partner, book: async () => ({ kind: 'open', failure: silence }) };
    const lost: RunPorts = { ...ports, partner };
    await ports.runs.begin({ ...sampleRun(), id: 'run-2', name: 'December' });
    await bookRunDeal(lost, 'run-2', '1', quote, press);
    const order = { number: '701', reference: '' };
    expect(await settleRunBookingAs(lost, 'run-2', '1', { order })).toMatchObject({ kind: 'unknown' });
    expect(await states()).toEqual(['booked', 'waiting']);
  });

  it('sees what another run of this machine books in the same moment', async () => {
    const deals: string[] = [];
    const partner: Partial<RunPartner> = {
      instructions: null,
      lookBefore: async (_deal, ours) =>
        succeeded({
          ...seenDeals,
          equal: deals.flatMap((number) => (ours.includes(number) ? [] : { number, sentence: number })),
        }),
      book: async (_deal, { quoteId }) => {
        await Promise.resolve();
        deals.push(quoteId);
        return { kind: 'answered', answer: { number: quoteId, reference: '' }, requestId: null };
      },
    };
    const exclusively = createMemoryLock();
    const [one, other] = [await openRun(partner), await openRun(partner)];
    const stops = await Promise.all(
      [one, other].map(({ ports, quote }) =>
        bookRunDeal({ ...ports, exclusively }, 'run-1', '1', quote, press),
      ),
    );
    expect(stops).toMatchObject([null, { kind: 'equal-deals' }]);
    expect(deals).toEqual(['q']);
  });

  it('finds what another device has booked in the same moment, keeps it with the deal, and goes no further', async () => {
    const deals: string[] = [];
    const waiting: (() => void)[] = [];
    const partnerOf = (device: string): Partial<RunPartner> => ({
      instructions: null,
      lookBefore: async (_deal, ours) =>
        succeeded({
          ...seenDeals,
          equal: deals.flatMap((number) =>
            ours.includes(number) ? [] : { number, sentence: `Deal ${number}.` },
          ),
        }),
      book: async () => {
        deals.push(device);
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (deals.length === 2) for (const goOn of waiting) goOn();
        });
        return { kind: 'answered', answer: { number: device, reference: '' }, requestId: null };
      },
    });
    const [one, other] = [await openRun(partnerOf('a')), await openRun(partnerOf('b'))];
    const ends = await Promise.all(
      [one, other].map(({ ports }) => continueRun(ports, 'run-1', optionsOf(ports.partner))),
    );
    expect(ends).toMatchObject([
      { kind: 'stopped', dealId: '1', stop: { kind: 'booked-twice', equal: [{ number: 'b' }] } },
      { kind: 'stopped', dealId: '1', stop: { kind: 'booked-twice', equal: [{ number: 'a' }] } },
    ]);
    const run = await one.ports.runs.find('run-1');
    expect(run === null ? [] : toRunReportRows(run, new Map()).map(({ reason }) => reason)).toContain(
      'Deal b.',
    );
    expect(deals).toHaveLength(2);
  });

  it('says so where nobody can look whether another device has booked the same', async () => {
    let looks = 0;
    const { ports, quote } = await openRun({
      instructions: null,
      lookBefore: async () => ((looks += 1) === 1 ? succeeded(seenDeals) : failed(silence)),
    });
    expect(await bookRunDeal(ports, 'run-1', '1', quote, press)).toBe(null);
    const run = await ports.runs.find('run-1');
    expect(run?.deals[0]?.state).toMatchObject({
      kind: 'paid',
      twins: [expect.stringContaining('could not be looked up')],
    });
  });

  it('sends nothing while another process of this machine moves money and does not end', async () => {
    const { ports, sent, states, quote } = await openRun();
    const held = { kind: 'busy', message: 'Process 7 holds it.' };
    expect(await bookRunDeal({ ...ports, exclusively: keptOut }, 'run-1', '1', quote, press)).toEqual(held);
    await bookRunDeal(ports, 'run-1', '1', quote, press);
    expect(await instructRunDeal({ ...ports, exclusively: keptOut }, 'run-1', '1', nothingSaid)).toEqual(
      held,
    );
    expect([sent, await states()]).toEqual([['book q'], ['booked', 'waiting']]);
  });
});
