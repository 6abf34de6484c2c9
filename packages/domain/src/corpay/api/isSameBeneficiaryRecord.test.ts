import { describe, expect, it } from 'vitest';
import { kestrel } from '../../../test/instructionFixture.ts';
import type { Beneficiary } from './beneficiary.ts';
import { isSameBeneficiaryRecord } from './isSameBeneficiaryRecord.ts';

const record: Beneficiary = {
  ...kestrel,
  paymentMethods: ['W', 'E'],
  regulatory: [
    { key: 'BeneficiaryTaxId', value: '12-3456789' },
    { key: 'RelationshipToSender', value: 'Supplier' },
  ],
  lastUpdate: '2026-11-20T10:00:00.000Z',
};

describe('a beneficiary that the partner shows again', () => {
  it('is the same where its lists and its members come in another order, and where only its date is another', () => {
    const { iban, clientIntegrationId, ...others } = record;
    const again: Beneficiary = {
      ...others,
      iban,
      clientIntegrationId,
      paymentMethods: ['E', 'W'],
      regulatory: record.regulatory.toReversed(),
      lastUpdate: '2026-11-23T12:00:00.000Z',
    };
    expect(isSameBeneficiaryRecord(record, again)).toBe(true);
  });

  it.each<[string, Partial<Beneficiary>]>([
    ['its account', { accountNumber: '99990000' }],
    ['its name', { accountHolderName: 'Kestrel Yarn' }],
    ['the ways to pay it', { paymentMethods: ['W'] }],
    [
      'what is told to the authorities',
      {
        regulatory: [
          { key: 'BeneficiaryTaxId', value: '98-7654321' },
          { key: 'RelationshipToSender', value: 'Supplier' },
        ],
      },
    ],
  ])('is another one where somebody has changed %s', (_what, changed) => {
    expect(isSameBeneficiaryRecord(record, { ...record, ...changed })).toBe(false);
  });
});
