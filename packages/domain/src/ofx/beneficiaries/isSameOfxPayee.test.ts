import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { isSameOfxPayee, findSharedOfxAccountPart } from './isSameOfxPayee.ts';

const olive = (
  values: Readonly<Record<string, string>>,
  more: Partial<OfxBeneficiary> = {},
): OfxBeneficiary =>
  ofxBeneficiary('b1', {
    name: 'Olive Export',
    beneficiaryBankDetails: { ...ofxBeneficiary('b1').beneficiaryBankDetails, values },
    ...more,
  });

const stored = olive({ bankName: 'Harbour Bank', account: '12345678', bsb: '082-001' });

describe('a beneficiary of OFX', () => {
  it.each<[string, OfxBeneficiary]>([
    [
      'however name and numbers are written',
      olive({ account: '1234 5678', bsb: '082001' }, { name: 'OLIVE  export' }),
    ],
    [
      'whatever the bank is called',
      olive({ bankName: 'HB', account: '12345678', bsb: '082001', reference: 'x' }),
    ],
    ['for another reason', olive({ account: '12345678', bsb: '082001' }, { paymentReason: 'Rent' })],
  ])('is the same %s', (_how, other) => {
    expect([isSameOfxPayee(stored, other), findSharedOfxAccountPart(stored, other)]).toEqual([true, null]);
  });

  it.each<[string, OfxBeneficiary, 'account' | 'number' | null]>([
    ['of another name', olive({ account: '12345678', bsb: '082001' }, { name: 'Sakura' }), 'account'],
    ['under another bank code', olive({ account: '12345678', bsb: '033002' }), 'number'],
    ['under no bank code', olive({ account: '12345678' }), 'number'],
    ['in another currency', olive({ account: '12345678', bsb: '082001' }, { currency: 'EUR' }), null],
    ['with another account', olive({ account: '87654321', bsb: '082001' }), null],
  ])('%s is another one', (_how, other, shared) => {
    expect([isSameOfxPayee(stored, other), findSharedOfxAccountPart(stored, other)]).toEqual([false, shared]);
  });

  it('without an account is nobody again', () => {
    expect([isSameOfxPayee(olive({}), olive({})), findSharedOfxAccountPart(olive({}), olive({}))]).toEqual([
      false,
      null,
    ]);
  });
});
