import { describe, expect, it } from 'vitest';
import {
  instructionIntent as sent,
  orderDetail,
  orderPayment as payment,
} from '../../../test/sampleDeals.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import { compareInstruction } from './compareInstruction.ts';
import type { OrderPayment, OrderSettlement } from '../api/order.ts';

const old = { payee: null, reference: null };
const line = (isFee: boolean): OrderSettlement => ({
  amount: { currency: 'USD', amount: 1 },
  isFee,
  accountDetails: 'USD Wire ...4410',
});

const compareAccounts = (settlements: readonly OrderSettlement[]) =>
  compareInstruction(sent, { payments: [payment], settlements });

describe('the payments of an order beside what was sent', () => {
  it.each<[string, Partial<OrderPayment>, Partial<StoredInstructionCall>]>([
    ['in amount, currency, payee and reference', {}, {}],
    ['without a reference on either side', { reference: '' }, { reference: '' }],
    ['in other capitals and spaces', { payeeName: ' KESTREL  WOOL' }, {}],
    ['in other capitals and spaces on our side', {}, { payee: 'kestrel wool ' }],
    ['by the id of a beneficiary who was renamed', { beneficiaryId: 'b1', payeeName: 'Kestrel' }, {}],
    ['also in the method and the purpose', { deliveryMethod: 'W', paymentPurpose: 'GOODS' }, {}],
    ['by the id where no name is delivered', { beneficiaryId: 'b1', payeeName: '' }, { payee: null }],
  ])('are the same %s', (_how, shown, intent) => {
    expect(compareInstruction({ ...sent, ...intent }, orderDetail([{ ...payment, ...shown }])).verdict).toBe(
      'same',
    );
  });

  it.each<[string, Partial<OrderPayment>, Partial<StoredInstructionCall>]>([
    ['another amount', { amount: { currency: 'AUD', amount: 1 } }, {}],
    ['another amount, also of an old intent', { amount: { currency: 'AUD', amount: 1 } }, old],
    ['another currency', { amount: { currency: 'CAD', amount: 892 } }, {}],
    ['a currency that nobody here knows', { amount: { currency: 'XAU', amount: 892 } }, {}],
    ['another beneficiary', { payeeName: 'Imogen Hartwell' }, {}],
    ['a beneficiary whose name only sounds alike', { payeeName: 'KestrelWool' }, {}],
    ['a payee of the same name with another id', { beneficiaryId: 'b2' }, {}],
    ['another reference', { reference: 'INV-8' }, {}],
    ['a reference where none was sent', {}, { reference: '' }],
    ['another method', { deliveryMethod: 'E' }, {}],
    ['another purpose', { paymentPurpose: 'SERVICES' }, {}],
  ])('are different with %s', (_what, shown, intent) => {
    expect(compareInstruction({ ...sent, ...intent }, orderDetail([{ ...payment, ...shown }])).verdict).toBe(
      'different',
    );
  });

  it.each([
    ['when there are several, though each is alike', [payment, payment]],
    ['when there is none', []],
  ])('are different %s', (_when, payments) => {
    expect(compareInstruction(sent, orderDetail(payments))).toEqual({
      verdict: 'different',
      different: [],
      unclear: [],
      settledFrom: '',
    });
  });

  it.each([
    ['amount', { amount: { currency: 'AUD', amount: 1 } }, 'A$1.00'],
    ['beneficiaryId', { payeeName: 'Imogen Hartwell' }, 'Imogen Hartwell'],
    ['paymentReference', { reference: 'INV-8' }, 'INV-8'],
    ['deliveryMethod', { deliveryMethod: 'E' }, 'iACH'],
    ['paymentPurpose', { paymentPurpose: 'E' }, 'E'],
  ])('are told by their %s where it differs, beside what the order shows of it', (field, more, shown) => {
    expect(compareInstruction(sent, orderDetail([{ ...payment, ...more }]))).toEqual({
      verdict: 'different',
      different: [{ field, shown }],
      unclear: [],
      settledFrom: '',
    });
  });

  it.each<[string, Partial<OrderPayment>, Partial<StoredInstructionCall>]>([
    ['an earlier version kept neither payee nor reference', {}, old],
    ['an earlier version kept no reference', {}, { reference: null }],
    ['no name and no id is delivered', { payeeName: '' }, {}],
    ['no reference is delivered', { reference: '' }, {}],
    ['the amount cannot be read', { amount: { currency: 'AUD', amount: Number.NaN } }, {}],
  ])('are unclear when %s', (_what, shown, intent) => {
    expect(compareInstruction({ ...sent, ...intent }, orderDetail([{ ...payment, ...shown }])).verdict).toBe(
      'unclear',
    );
  });
});

describe('the accounts that an order is settled from, beside those that were sent', () => {
  const deal: OrderSettlement = { ...line(false), accountId: 'a1' };
  const fee: OrderSettlement = { ...line(true), accountId: 'a1' };
  const named = (text: string, isFee = false): OrderSettlement => ({ ...line(isFee), accountDetails: text });

  it.each<[string, readonly OrderSettlement[]]>([
    ['by their ids', [deal, fee]],
    ['without a fee, which is settled from none', [deal]],
    ['where the text names the id', [named('Wire a1, Northfield'), named('a1', true)]],
  ])('are the same %s', (_how, settlements) => {
    expect(compareAccounts(settlements)).toEqual({
      verdict: 'same',
      different: [],
      unclear: [],
      settledFrom: '',
    });
  });

  it('are different with another id, and the order says which account that is', () => {
    expect(compareAccounts([{ ...deal, accountId: 'a2' }, fee])).toMatchObject({
      verdict: 'different',
      different: [{ field: 'settlementAccount', shown: 'USD Wire ...4410' }],
    });
    expect(compareAccounts([deal, { ...fee, accountId: 'a2' }])).toMatchObject({
      verdict: 'different',
      different: [{ field: 'feeSettlementAccount', shown: 'USD Wire ...4410' }],
    });
    expect(compareAccounts([{ ...deal, accountId: 'a2' }, named('Wire', true)]).verdict).toBe('different');
  });

  it.each<[string, readonly OrderSettlement[], readonly string[], string]>([
    ['a text does not name the id', [named('Wire ...4410')], ['settlementAccount'], 'Wire ...4410'],
    ['a text only holds it in a longer one', [named('Wire a12')], ['settlementAccount'], 'Wire a12'],
    ['the fee has a text alone', [deal, named('Wire ...4410', true)], ['feeSettlementAccount'], ''],
    ['the order names no account', [], ['settlementAccount'], ''],
    ['its text is empty', [named('')], ['settlementAccount'], ''],
    [
      'several texts name no id, and each that says something is told',
      [named('Wire ...4410'), named(''), named('Wire ...8411')],
      ['settlementAccount'],
      'Wire ...4410; Wire ...8411',
    ],
  ])('are unclear where %s', (_what, settlements, unclear, settledFrom) => {
    expect(compareAccounts(settlements)).toEqual({ verdict: 'unclear', different: [], unclear, settledFrom });
  });

  it('tell nothing where an earlier version kept none, and neither do method and purpose', () => {
    const { details: _none, ...undetailed } = sent;
    const order = {
      payments: [{ ...payment, deliveryMethod: 'E', paymentPurpose: 'RENT' }],
      settlements: [{ ...deal, accountId: 'a2' }],
    };
    expect(compareInstruction(undetailed, order).verdict).toBe('same');
  });
});
