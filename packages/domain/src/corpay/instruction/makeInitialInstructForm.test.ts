import { describe, expect, it } from 'vitest';
import { makeMoney } from '../../money/makeMoney.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import { changeInstructForm, clearGoneBeneficiary } from './changeInstructForm.ts';
import type { DealToInstruct, InstructForm } from './instructForm.ts';
import { noBeneficiaryChosenMessage } from './instructionMessages.ts';
import { makeInitialInstructForm, payableBeneficiaries } from './makeInitialInstructForm.ts';

const payee = (id: string, curr: string, methods: readonly string[]): BeneficiarySummary => ({
  clientIntegrationId: id,
  payee: `Payee ${id}`,
  curr,
  bankCountryISO: 'GR',
  methods,
});
const wool = payee('wool', 'EUR', ['E', 'W']);
const olives = payee('olives', 'EUR', ['W']);
const yen = payee('yen', 'JPY', ['W']);
const all = [wool, olives, yen];
const deal: DealToInstruct = {
  orderNumber: '700',
  payment: makeMoney(89_200n, 'EUR'),
  settlementCurrency: 'USD',
};
const forOlives = { beneficiaryId: 'olives', payee: 'Payee olives' };

describe('the form of a deal as it opens', () => {
  it('is for the whole amount and for whom the deal was booked, by the first of their methods', () => {
    expect(makeInitialInstructForm(deal, all, { beneficiaryId: 'wool', payee: 'Payee wool' })).toEqual({
      beneficiaryId: 'wool',
      amount: '892.00',
      deliveryMethod: 'E',
      paymentPurpose: '',
      settlementAccount: '',
      feeSettlementAccount: '',
      paymentReference: '',
    });
  });

  it.each([
    ['when that one was deleted', [wool, yen], forOlives],
    ['when that one was deleted and only one other is there', [wool], forOlives],
    ['when that one is paid in another currency by now', all, { beneficiaryId: 'yen', payee: 'Payee yen' }],
    ['when nobody remembers for whom it was booked, though only one is there', [wool], null],
  ])('chooses nobody %s', (_when, beneficiaries, bookedFor) => {
    expect(makeInitialInstructForm(deal, beneficiaries, bookedFor)).toMatchObject({
      beneficiaryId: '',
      deliveryMethod: '',
    });
  });

  it('lets the person choose among those who are paid in its currency', () => {
    expect(payableBeneficiaries(deal, all)).toEqual([wool, olives]);
  });
});

describe('why nobody is chosen', () => {
  it('is said for whom the deal was booked, and for a beneficiary who was chosen since', () => {
    expect(noBeneficiaryChosenMessage(deal, all, forOlives)).toBeNull();
    expect(noBeneficiaryChosenMessage(deal, [wool], forOlives)).toBe(
      'Payee olives, for whom this deal was booked, is no longer among your beneficiaries. Choose who is paid.',
    );
    expect(noBeneficiaryChosenMessage(deal, [wool], forOlives, false)).toBe(
      'Payee olives is no longer among your beneficiaries. Choose who is paid.',
    );
    expect(noBeneficiaryChosenMessage(deal, [{ ...olives, curr: 'JPY' }], forOlives)).toBe(
      'Payee olives, for whom this deal was booked, is no longer paid in EUR. Choose who is paid.',
    );
  });
});

describe('what is changed in the form', () => {
  const form: InstructForm = {
    beneficiaryId: 'olives',
    amount: '892.00',
    deliveryMethod: 'W',
    paymentPurpose: '',
    paymentReference: '',
    settlementAccount: 'a1',
    feeSettlementAccount: 'usd-1',
    detailsChecked: true,
    partAccepted: true,
  };
  const ticks = { detailsChecked: true, partAccepted: true };
  const change = (field: Parameters<typeof changeInstructForm>[2], value: string) =>
    changeInstructForm(form, { deal, beneficiaries: all }, field, value);

  it('takes along what depends on the beneficiary, whose bank details are asked about anew', () => {
    const { detailsChecked: _asked, ...others } = form;
    expect(change('beneficiaryId', 'wool')).toEqual({
      ...others,
      beneficiaryId: 'wool',
      deliveryMethod: 'E',
    });
    expect(change('beneficiaryId', 'yen')).toEqual({ ...others, beneficiaryId: '', deliveryMethod: '' });
  });

  it('asks anew who settles the fee of another settlement account', () => {
    expect(change('settlementAccount', 'a2')).toEqual({
      ...form,
      settlementAccount: 'a2',
      feeSettlementAccount: '',
    });
  });

  it('asks anew whether the rest may stay when the amount is another, not when it is written otherwise', () => {
    const { partAccepted: _asked, ...others } = form;
    expect(change('amount', '100')).toEqual({ ...others, amount: '100' });
    expect(change('amount', '')).toEqual({ ...others, amount: '' });
    expect(change('amount', '892')).toEqual({ ...form, amount: '892' });
  });

  it('is anything else by itself', () => {
    expect(change('paymentReference', 'INV-7')).toEqual({ ...form, paymentReference: 'INV-7' });
    expect(change('deliveryMethod', 'E')).toMatchObject({ deliveryMethod: 'E', ...ticks });
  });

  it('puts nobody in the place of a beneficiary who is gone', () => {
    const { detailsChecked: _asked, ...others } = form;
    expect(clearGoneBeneficiary(form, deal, [wool])).toEqual({
      ...others,
      beneficiaryId: '',
      deliveryMethod: '',
    });
    expect(clearGoneBeneficiary(form, deal, [{ ...olives, curr: 'JPY' }])).toMatchObject({
      beneficiaryId: '',
    });
    expect(clearGoneBeneficiary(form, deal, all)).toBe(form);
    const open = { ...form, beneficiaryId: '' };
    expect(clearGoneBeneficiary(open, deal, all)).toBe(open);
  });
});
