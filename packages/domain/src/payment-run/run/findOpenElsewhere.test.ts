import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import {
  findOpenRunDeal,
  findOpenSingleCall,
  findWaitingRunRow,
  type OpenSingleCall,
} from './findOpenElsewhere.ts';

const paid = { payeeId: 'olive', payee: 'Olive Export', amount: makeMoney(10_000n, 'EUR') };
const single: OpenSingleCall = { kind: 'booking', quoteId: 'q', ...paid };

describe('what is open elsewhere on this device', () => {
  it.each([
    ['the same payee and amount', {}, true],
    ['one of the same name, who was deleted and added again', { payeeId: 'new' }, true],
    ['one who was renamed', { payee: 'Olive & Sons' }, true],
    ['another amount', { amount: makeMoney(10_001n, 'EUR') }, false],
    ['the same amount of another currency', { amount: makeMoney(10_000n, 'GBP') }, false],
    ['somebody else', { payeeId: 'new', payee: 'Thalassa' }, false],
  ])('counts where it pays %s', (_what, other, counts) => {
    expect(findOpenSingleCall([{ ...single, ...other }], sampleRunDeal()) !== null).toBe(counts);
    const runs = [
      { ...sampleRun(), deals: [sampleRunDeal({ state: { kind: 'booking', booking: sampleBooking() } })] },
    ];
    expect(findOpenRunDeal(runs, [{ ...paid, ...other }]) !== null).toBe(counts);
    expect(findWaitingRunRow([sampleRun()], [{ ...paid, ...other }]) !== null).toBe(counts);
  });

  it('waits in a run only as long as its deal is neither booked nor left out, nor its row', () => {
    const [first, second] = sampleRun().deals;
    const waitingIn = (deal = first) =>
      findWaitingRunRow(deal === undefined ? [] : [{ ...sampleRun(), deals: [deal] }], [paid]);
    expect(waitingIn()).toEqual({
      run: { id: 'run-1', name: 'November' },
      row: 2,
      payee: 'Olive Export',
      amount: paid.amount,
    });
    expect(waitingIn(sampleRunDeal({ state: { kind: 'left-out' } }))).toBeNull();
    expect(waitingIn(sampleRunDeal({ state: { kind: 'booking', booking: sampleBooking() } }))).toBeNull();
    const payments = second?.payments ?? [];
    expect(
      waitingIn(sampleRunDeal({ payments: payments.slice(1), leftOut: payments.slice(0, 1) })),
    ).toBeNull();
  });

  it('is no deal of a run whose outcome is known', () => {
    expect(findOpenRunDeal([sampleRun()], [paid])).toBe(null);
  });
});
