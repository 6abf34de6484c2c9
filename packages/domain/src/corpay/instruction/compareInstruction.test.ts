import { describe, expect, it } from 'vitest';
import { instructionIntent as sent, orderPayment as payment } from '../../../test/sampleDeals.ts';
import { money } from '../../money/index.ts';
import type { InstructionIntent } from '../intents/intent.ts';
import { compareInstruction, repeatsInstruction } from './compareInstruction.ts';
import type { OrderPayment } from '../api/order.ts';

const old = { payee: null, reference: null };

describe('the payments of an order beside what was sent', () => {
  it.each<[string, Partial<OrderPayment>, Partial<InstructionIntent>]>([
    ['in amount, currency, payee and reference', {}, {}],
    ['without a reference on either side', { reference: '' }, { reference: '' }],
    ['in other capitals and spaces', { payeeName: ' KESTREL  WOOL' }, {}],
    ['in other capitals and spaces on our side', {}, { payee: 'kestrel wool ' }],
    ['by the id of a beneficiary who was renamed', { beneficiaryId: 'b1', payeeName: 'Kestrel' }, {}],
    ['by the id where no name is delivered', { beneficiaryId: 'b1', payeeName: '' }, { payee: null }],
  ])('are the same %s', (_how, shown, intent) => {
    expect(compareInstruction({ ...sent, ...intent }, [{ ...payment, ...shown }])).toBe('same');
  });

  it.each<[string, Partial<OrderPayment>, Partial<InstructionIntent>]>([
    ['another amount', { amount: { currency: 'AUD', amount: 1 } }, {}],
    ['another amount, also of an old intent', { amount: { currency: 'AUD', amount: 1 } }, old],
    ['another currency', { amount: { currency: 'CAD', amount: 892 } }, {}],
    ['a currency that nobody here knows', { amount: { currency: 'XAU', amount: 892 } }, {}],
    ['another beneficiary', { payeeName: 'Imogen Hartwell' }, {}],
    ['a payee of the same name with another id', { beneficiaryId: 'b2' }, {}],
    ['another reference', { reference: 'INV-8' }, {}],
    ['a reference where none was sent', {}, { reference: '' }],
  ])('are different with %s', (_what, shown, intent) => {
    expect(compareInstruction({ ...sent, ...intent }, [{ ...payment, ...shown }])).toBe('different');
  });

  it('are different when there are several, though each is alike', () => {
    expect(compareInstruction(sent, [payment, payment])).toBe('different');
  });

  it.each<[string, Partial<OrderPayment>, Partial<InstructionIntent>]>([
    ['an earlier version kept neither payee nor reference', {}, old],
    ['an earlier version kept no reference', {}, { reference: null }],
    ['no name and no id is delivered', { payeeName: '' }, {}],
    ['no reference is delivered', { reference: '' }, {}],
    ['the amount cannot be read', { amount: { currency: 'AUD', amount: Number.NaN } }, {}],
  ])('are unclear when %s', (_what, shown, intent) => {
    expect(compareInstruction({ ...sent, ...intent }, [{ ...payment, ...shown }])).toBe('unclear');
  });
});

describe('what is asked for again', () => {
  const asked = { payment: sent.payment, beneficiaryId: 'b1', reference: ' INV-7' };

  it('is the same with its amount, beneficiary and reference', () => {
    expect(repeatsInstruction(sent, asked)).toBe(true);
  });

  it.each([
    ['amount', { payment: money(100n, 'AUD') }, {}],
    ['amount that cannot be read', { payment: null }, {}],
    ['payee', { beneficiaryId: 'b2' }, {}],
    ['payee that nobody named', { beneficiaryId: null }, {}],
    ['reference', { reference: '' }, {}],
    ['reference beside one that was not kept', { reference: '' }, { reference: null }],
  ])('is something else with another %s', (_what, change, intent) => {
    expect(repeatsInstruction({ ...sent, ...intent }, { ...asked, ...change })).toBe(false);
  });
});
