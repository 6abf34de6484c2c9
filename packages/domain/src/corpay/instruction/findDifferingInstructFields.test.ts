import { expect, it } from 'vitest';
import { instructionIntent as sent } from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { findDifferingInstructFields, type RequestedInstruction } from './findDifferingInstructFields.ts';

const nothingNamed = {
  deliveryMethod: null,
  paymentPurpose: null,
  settlementAccount: null,
  feeSettlementAccount: null,
};
const asked: RequestedInstruction = {
  payment: sent.payment,
  beneficiaryId: 'b1',
  reference: ' INV-7',
  details: nothingNamed,
};

it('the same is asked for again with its amount, beneficiary and reference, and all else that is named', () => {
  expect(findDifferingInstructFields(sent, asked)).toEqual([]);
  expect(findDifferingInstructFields(sent, { ...asked, details: sent.details ?? nothingNamed })).toEqual([]);
});

it.each<[string, Partial<RequestedInstruction>, object, readonly string[]]>([
  ['amount', { payment: makeMoney(100n, 'AUD') }, {}, ['amount']],
  ['amount that cannot be read', { payment: null }, {}, ['amount']],
  ['beneficiary', { beneficiaryId: 'b2' }, {}, ['beneficiaryId']],
  ['beneficiary that nobody named', { beneficiaryId: null }, {}, ['beneficiaryId']],
  ['reference', { reference: '' }, {}, ['paymentReference']],
  ['reference beside one that was not kept', { reference: '' }, { reference: null }, ['paymentReference']],
  ['method', { details: { ...nothingNamed, deliveryMethod: 'E' } }, {}, ['deliveryMethod']],
  ['purpose', { details: { ...nothingNamed, paymentPurpose: 'RENT' } }, {}, ['paymentPurpose']],
  ['account', { details: { ...nothingNamed, settlementAccount: 'a2' } }, {}, ['settlementAccount']],
  ['fee account', { details: { ...nothingNamed, feeSettlementAccount: 'a2' } }, {}, ['feeSettlementAccount']],
  [
    'account beside one that was not kept',
    { details: { ...nothingNamed, settlementAccount: 'a1' } },
    { details: undefined },
    ['settlementAccount'],
  ],
])('something else is asked for with another %s', (_what, change, intent, fields) => {
  expect(findDifferingInstructFields({ ...sent, ...intent }, { ...asked, ...change })).toEqual(fields);
});
