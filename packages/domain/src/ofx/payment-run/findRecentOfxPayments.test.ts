import { describe, expect, it } from 'vitest';
import { ofxDeal, ofxFailure } from '../../../test/ofxSamples.ts';
import type { RunPayee } from '../../payment-run/runPayee.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { findRecentOfxPayments } from './findRecentOfxPayments.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const payee = (id: string): RunPayee => ({ id, name: id, currency: 'AUD', country: 'AU', methods: [] });
const deal = (dealBeneficiaries: OfxDeal['dealBeneficiaries'], more: Partial<OfxDeal> = {}) =>
  ofxDeal('d-1', {
    enteredDate: '2026-11-29',
    sell: { currency: 'AUD', amount: 300 },
    dealBeneficiaries,
    ...more,
  });
const find = (one: OfxDeal) =>
  findRecentOfxPayments(
    { list: async () => succeeded([one]) },
    [payee('ann')],
    ['ann', 'bob', 'cid'].map(payee),
    now,
  );

describe('what was paid in the last seven days at OFX', () => {
  it('is all of a deal for one payee, where the list does not say how much each receives', async () => {
    expect(await find(deal([{ beneficiaryId: 'ann', amount: null }]))).toMatchObject({
      value: { payments: [{ payeeId: 'ann', amount: { minor: 30_000n } }], unread: null },
    });
  });

  it('is not known where a deal names nobody, or not what one of these payees receives of it', async () => {
    const parts = [
      { beneficiaryId: 'ann', amount: null },
      { beneficiaryId: 'bob', amount: null },
    ];
    for (const unclear of [deal([]), deal(parts)])
      expect(await find(unclear)).toMatchObject({ value: { unread: { count: 1 } } });
  });

  it('is known where a deal pays others, in another currency, or longer ago', async () => {
    const others = [
      { beneficiaryId: 'bob', amount: null },
      { beneficiaryId: 'cid', amount: null },
    ];
    for (const clear of [
      deal(others),
      deal([], { sell: { currency: 'EUR', amount: 300 } }),
      deal([], { enteredDate: '2026-11-01' }),
    ])
      expect(await find(clear)).toMatchObject({ value: { unread: null, payments: [] } });
  });

  it('may have gone to a payee who was deleted and added again, since a deal names only ids', async () => {
    expect(await find(deal([{ beneficiaryId: 'ann-before', amount: null }]))).toMatchObject({
      value: {
        payments: [
          { payeeId: 'ann', named: expect.stringContaining('to a beneficiary who was deleted since') },
        ],
      },
    });
  });

  it('is not known at all where the list cannot be read', async () => {
    const silence = ofxFailure();
    expect(
      await findRecentOfxPayments({ list: async () => failed(silence) }, [payee('ann')], [], now),
    ).toEqual(failed(silence));
  });
});
