import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRun, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { findOpenRunDeal, findOpenSingleCall, type OpenSingleCall } from './findOpenElsewhere.ts';

const paid = { payeeId: 'olive', payee: 'Olive Export', amount: makeMoney(10_000n, 'EUR') };
const single: OpenSingleCall = { kind: 'booking', quoteId: 'q', ...paid };
const { payments } = sampleRunDeal();

describe('what is open elsewhere on this device', () => {
  it.each([
    ['the same payee and amount', {}, true],
    ['one of the same name, who was deleted and added again', { payeeId: 'new' }, true],
    ['one who was renamed', { payee: 'Olive & Sons' }, true],
    ['another amount', { amount: makeMoney(10_001n, 'EUR') }, false],
    ['the same amount of another currency', { amount: makeMoney(10_000n, 'GBP') }, false],
    ['somebody else', { payeeId: 'new', payee: 'Thalassa' }, false],
  ])('counts where it pays %s', (_what, other, counts) => {
    expect(findOpenSingleCall([{ ...single, ...other }], payments) !== null).toBe(counts);
    const runs = [
      { ...sampleRun(), deals: [sampleRunDeal({ state: { kind: 'booking', booking: sampleBooking() } })] },
    ];
    expect(findOpenRunDeal(runs, [{ ...paid, ...other }]) !== null).toBe(counts);
  });

  it('is no deal of a run whose outcome is known', () => {
    expect(findOpenRunDeal([sampleRun()], [paid])).toBe(null);
  });
});
