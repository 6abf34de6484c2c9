import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../api/beneficiary.ts';
import { newBeneficiary } from './fields/newBeneficiary.ts';
import { toRemovalLabelledValues } from './toRemovalLabelledValues.ts';

describe('before a beneficiary is deleted', () => {
  it.each<readonly [string, Partial<Beneficiary>, string]>([
    [
      'the IBAN',
      { iban: 'GR9301198760', accountNumber: '123456', localAccountNumber: '778899' },
      '••••••••8760',
    ],
    ['the account number', { accountNumber: '123456', localAccountNumber: '778899' }, '••3456'],
    ['the local account number', { localAccountNumber: '778899' }, '••8899'],
    ['nothing where there is no account', {}, ''],
  ])('currency, bank and account are shown, the account by the end of %s', (_title, account, shown) => {
    const seen = { ...newBeneficiary('b1'), bankCurrency: 'EUR', bankName: 'Bank of Athens', ...account };
    expect(toRemovalLabelledValues(seen)).toEqual([
      ['Payee Currency', 'EUR'],
      ['Bank Name', 'Bank of Athens'],
      ['Account', shown],
    ]);
  });
});
