import { describe, expect, it } from 'vitest';
import { readDecimal } from '../../money/decimal.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { findFeeSettlementAccount, findUsableSettlementAccounts } from './findFeeSettlementAccount.ts';
import {
  checkInstructForm,
  makeInstruction,
  computeUninstructedRest,
  type DealToInstruct,
  type InstructForm,
} from './instructForm.ts';
import type { SettlementAccount } from '../api/settlementAccount.ts';

const account = (id: string, currency: string): SettlementAccount => ({
  id,
  text: id,
  currency,
  bankName: 'Northfield Bank',
  method: { id: 'W', text: 'Wire' },
  preferred: false,
});
const accounts = [account('usd-1', 'USD'), account('usd-2', 'USD'), account('eur-1', 'EUR')];
const deal: DealToInstruct = {
  orderNumber: '700',
  payment: makeMoney(1_000_000n, 'GBP'),
  settlementCurrency: 'USD',
};
const form: InstructForm = {
  beneficiaryId: 'b1',
  amount: '10,000.00',
  deliveryMethod: 'W',
  paymentPurpose: 'GOODS',
  settlementAccount: 'usd-1',
  feeSettlementAccount: '',
  paymentReference: ' Invoice 7 ',
};

describe('where the fee is settled (CP-INSTR-9, CP-INSTR-10)', () => {
  it('from the settlement account itself when that is in USD', () => {
    expect(findFeeSettlementAccount(account('usd-1', 'USD'), accounts)).toMatchObject({
      kind: 'same-account',
      account: { id: 'usd-1' },
    });
  });

  it('from a USD account to be chosen otherwise', () => {
    expect(findFeeSettlementAccount(account('eur-1', 'EUR'), accounts)).toMatchObject({
      kind: 'choose',
      choices: [{ id: 'usd-1' }, { id: 'usd-2' }],
    });
  });

  it('only accounts in the settlement currency settle the deal (CP-INSTR-11)', () => {
    expect(findUsableSettlementAccounts(accounts, 'EUR').map(({ id }) => id)).toEqual(['eur-1']);
  });
});

describe('the Instruct Payment form (CP-INSTR-5 to CP-INSTR-8)', () => {
  it('a complete form has no message and becomes the instruction', () => {
    expect(checkInstructForm(form, deal, accounts)).toEqual({});
    expect(makeInstruction(form, deal, accounts)).toEqual({
      orderNumber: '700',
      payments: [
        {
          amount: makeMoney(1_000_000n, 'GBP'),
          beneficiaryId: 'b1',
          deliveryMethod: 'W',
          purposeOfPayment: 'GOODS',
          paymentReference: 'Invoice 7',
        },
      ],
      settlement: { accountId: 'usd-1', deliveryMethod: 'W', currency: 'USD' },
      fee: { accountId: 'usd-1', deliveryMethod: 'W' },
    });
  });

  it.each([
    [{ amount: '' }, { amount: 'Required field.' }],
    [{ amount: '10000.01' }, { amount: 'Max amount is 10000' }],
    [{ amount: '0' }, { amount: 'Amount must be greater than 0.01.' }],
    [{ amount: '-1' }, { amount: 'Amount must be greater than 0.01.' }],
    [{ amount: '1.005' }, { amount: 'Invalid format.' }],
    [{ deliveryMethod: '' }, { deliveryMethod: 'Required field.' }],
    [{ paymentPurpose: '' }, { paymentPurpose: 'Required field.' }],
    [{ settlementAccount: '' }, { settlementAccount: 'Required field.' }],
    [{ settlementAccount: 'eur-1' }, { settlementAccount: 'Required field.' }],
    [{ beneficiaryId: '' }, { beneficiaryId: 'Required field.' }],
    [{ feeSettlementAccount: 'usd-2' }, { feeSettlementAccount: 'Required field.' }],
    [{ feeSettlementAccount: 'unknown' }, { feeSettlementAccount: 'Required field.' }],
    [{ paymentReference: 'x'.repeat(141) }, { paymentReference: 'Max length is 140' }],
  ])('%j gives %j', (change, messages) => {
    expect(checkInstructForm({ ...form, ...change }, deal, accounts)).toEqual(messages);
    expect(makeInstruction({ ...form, ...change }, deal, accounts)).toBeNull();
  });

  it('a settlement in another currency asks for a USD fee account and sends it', () => {
    const inEuro = { ...deal, settlementCurrency: 'EUR' };
    const euroForm = { ...form, settlementAccount: 'eur-1' };
    expect(checkInstructForm(euroForm, inEuro, accounts)).toEqual({
      feeSettlementAccount: 'Required field.',
    });
    expect(checkInstructForm({ ...euroForm, feeSettlementAccount: 'eur-1' }, inEuro, accounts)).toEqual({
      feeSettlementAccount: 'Required field.',
    });
    expect(makeInstruction({ ...euroForm, feeSettlementAccount: 'usd-2' }, inEuro, accounts)).toMatchObject({
      settlement: { accountId: 'eur-1', currency: 'EUR' },
      fee: { accountId: 'usd-2' },
    });
  });

  it('asks for the tick only while the details of the beneficiary are to be checked', () => {
    expect(checkInstructForm(form, deal, accounts, true)).toEqual({ detailsChecked: 'Required field.' });
    expect(makeInstruction(form, deal, accounts, true)).toBeNull();
    const checked = { ...form, detailsChecked: true };
    expect(checkInstructForm(checked, deal, accounts, true)).toEqual({});
    expect(makeInstruction(checked, deal, accounts, true)).toEqual(makeInstruction(form, deal, accounts));
    expect(checkInstructForm({ ...form, detailsChecked: false }, deal, accounts)).toEqual({});
  });

  it('takes the settlement account for the fee too where that is in USD, named or not', () => {
    const named = { ...form, feeSettlementAccount: 'usd-1' };
    expect(makeInstruction(named, deal, accounts)).toEqual(makeInstruction(form, deal, accounts));
  });

  it('takes a reference that is as long as banks carry', () => {
    expect(checkInstructForm({ ...form, paymentReference: 'x'.repeat(140) }, deal, accounts)).toEqual({});
  });

  it('asks once whether the rest may stay when less is instructed than was booked', () => {
    const part = { ...form, amount: '9,999.99' };
    expect(checkInstructForm(part, deal, accounts)).toEqual({ partAccepted: 'Required field.' });
    expect(makeInstruction(part, deal, accounts)).toBeNull();
    const accepted = { ...part, partAccepted: true };
    expect(makeInstruction(accepted, deal, accounts)?.payments[0].amount).toEqual(makeMoney(999_999n, 'GBP'));
    expect(checkInstructForm({ ...form, partAccepted: false }, deal, accounts)).toEqual({});
  });

  it.each([
    ['10000', null],
    ['9999.99', '0.01'],
    ['0.01', '9999.99'],
    ['0', null],
    ['-1', null],
    ['10000.01', null],
    ['', null],
  ])('of an amount of %j the rest is %j', (amount, rest) => {
    expect(computeUninstructedRest(amount, deal)).toEqual(rest === null ? null : readDecimal(rest, 'GBP'));
  });
});
