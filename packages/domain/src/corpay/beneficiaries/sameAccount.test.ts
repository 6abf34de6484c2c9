import { describe, expect, it } from 'vitest';
import { failure } from '../../../test/sampleDeals.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { Beneficiary } from '../api/beneficiary.ts';
import { beneficiarySummaryOf } from '../api/beneficiarySummaryOf.ts';
import { accountNumberOf } from '../bankDetails/findBankDetailChanges.ts';
import { newBeneficiary } from './fields/newBeneficiary.ts';
import { findSameAccount, hasSameAccount } from './sameAccount.ts';

const olive = (id: string, more: Partial<Beneficiary> = {}): Beneficiary => ({
  ...newBeneficiary(id),
  accountHolderName: 'Olive & Sons',
  bankCurrency: 'EUR',
  iban: 'GR93 0119 8760 0000 0012 3456 789',
  ...more,
});

const partnerWith = (stored: readonly Beneficiary[]) => {
  const asked: string[] = [];
  return {
    asked,
    list: async () => succeeded(stored.map(beneficiarySummaryOf)),
    show: async (id: string) => {
      asked.push(id);
      const found = stored.find(({ clientIntegrationId }) => clientIntegrationId === id);
      return found === undefined ? failed(failure()) : succeeded(found);
    },
  };
};

describe('a second beneficiary with the same account and currency', () => {
  it('is found, in whatever way name and account are written', async () => {
    const partner = partnerWith([olive('a', { accountHolderName: 'Reed' }), olive('b')]);
    const twin = olive('new', { accountHolderName: 'OLIVE  & sons', iban: 'gr9301198760000000123456789' });
    expect((await findSameAccount(partner, twin))?.clientIntegrationId).toBe('b');
    expect(partner.asked).toEqual(['b']);
  });

  it('is found under another name too, at a bank of the same country', async () => {
    const partner = partnerWith([
      olive('a', { bankCountry: 'GR', accountHolderName: 'Reed', bankCurrency: 'GBP' }),
      olive('b', { bankCountry: 'IE', accountHolderName: 'Sea Holly' }),
      olive('c', { bankCountry: 'GR', accountHolderName: 'Thyme', iban: 'GR1601101250000000012300695' }),
      olive('d', { bankCountry: 'GR', accountHolderName: 'Olive Exports' }),
    ]);
    const twin = olive('new', { bankCountry: 'GR' });
    expect((await findSameAccount(partner, twin))?.clientIntegrationId).toBe('d');
    expect(partner.asked).toEqual(['c', 'd']);
  });

  it.each<readonly [string, Partial<Beneficiary>]>([
    ['another account', { iban: 'GR1601101250000000012300695' }],
    ['another currency', { bankCurrency: 'GBP' }],
    ['no account', { iban: '' }],
    ['the identifier of the one that is there', { clientIntegrationId: 'b' }],
  ])('is none with %s', async (_title, other) => {
    expect(await findSameAccount(partnerWith([olive('b')]), olive('new', other))).toBeNull();
  });

  it('is not known where the partner does not say, and at most twenty are asked about', async () => {
    const silent = { ...partnerWith([]), list: async () => failed(failure()) };
    expect(await findSameAccount(silent, olive('new'))).toBeNull();
    const many = partnerWith(Array.from({ length: 30 }, (_, at) => olive(`n${at}`, { iban: `X${at}` })));
    expect(await findSameAccount(many, olive('new'))).toBeNull();
    expect(many.asked).toHaveLength(20);
  });
});

describe('another beneficiary whose account is known', () => {
  it.each<readonly [string, Partial<Beneficiary>, Partial<Beneficiary>, boolean]>([
    ['is the same with the same account and currency', {}, {}, true],
    ['is not the same where neither has an account', { iban: '' }, { iban: '' }, false],
    ['is not the same in another currency', { bankCurrency: 'GBP' }, {}, false],
    ['is no other one under its own identifier', { clientIntegrationId: 'b' }, {}, false],
  ])('%s', (_title, record, stored, expected) => {
    const other = olive('b', stored);
    expect(hasSameAccount(olive('new', record), beneficiarySummaryOf(other), accountNumberOf(other))).toBe(
      expected,
    );
  });
});
