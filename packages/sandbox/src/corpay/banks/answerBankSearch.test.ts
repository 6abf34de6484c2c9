import { bankCountries } from '@fx-gateway/domain/geography/countries.ts';
import { describe, expect, it } from 'vitest';
import { validateCorpayBeneficiary } from '../beneficiaries/validateCorpayBeneficiary.ts';
import { inventBeneficiary } from '../seed/busy/inventBeneficiary.ts';
import { listBankBranchesOfCountry } from './branches.ts';
import { answerBankSearch } from './answerBankSearch.ts';

const found = (country: string, query: string, total: number, rows = Math.min(total, 100)) => ({
  status: 200,
  body: {
    content: {
      banks: {
        data: {
          rows: expect.toSatisfy((sent: readonly unknown[]) => sent.length === rows),
          pagination: { total, skip: 0, take: 100 },
        },
      },
    },
  },
});

describe('the search for banks', () => {
  it.each([
    ['US', 'bank', 128],
    ['GB', 'BANK', 120],
    ['US', 'toledo', 10],
    ['US', 'PRMRUS2X', 16],
    ['US', '9990000', 9],
    ['GB', '990011', 1],
    ['GB', '99 00 11', 1],
    ['AU', '990001', 1],
    ['GR', '9900001', 1],
    ['CH', '99001', 1],
    ['GB', 'no such bank', 0],
    ['CN', 'bank', 0],
  ])('in %s for %s counts %i and sends a hundred of them at most', (country, query, total) => {
    expect(answerBankSearch({ country, query })).toMatchObject(found(country, query, total));
  });

  it('is refused for a country that is not served, and without a text', () => {
    expect(answerBankSearch({ country: 'FR', query: '' }).status).toBe(400);
    expect(answerBankSearch({ country: 'US' }).status).toBe(400);
  });
});

describe('the branches of a country', () => {
  it.each(bankCountries.map((country) => [country.countryISO, country] as const))(
    'in %s can be banked with as they are listed',
    (iso, country) => {
      const payee = inventBeneficiary(0, { country });
      const branches = listBankBranchesOfCountry(iso);
      expect(new Set(branches.map(({ primaryKey }) => primaryKey)).size).toBe(branches.length);
      expect(new Set(branches.map(({ swiftBIC }) => swiftBIC)).size).toBe(branches.length);
      for (const branch of branches) {
        const routingCode = payee.routingCode === '' ? '' : branch.nationalBankCode;
        const judgement = validateCorpayBeneficiary({
          ...payee,
          bankName: branch.institutionName,
          swiftBicCode: branch.swiftBIC,
          bankAddressLine1: branch.address1,
          bankCity: branch.city,
          bankRegion: branch.region,
          bankPostal: branch.postalCode,
          routingCode,
          localRoutingCode: payee.localRoutingCode === '' ? '' : routingCode,
        });
        expect(judgement.ok ? [] : judgement.errors).toEqual([]);
      }
    },
  );
});
