import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openScope, thalassa } from '../../../../test/fakeCorpay.ts';
import { SimilarBeneficiaryAccountsStore } from './SimilarBeneficiaryAccountsStore.ts';

const row = (clientIntegrationId: string, payee: string) => ({ ...thalassa, clientIntegrationId, payee });

const details: Readonly<Record<string, Partial<Beneficiary>>> = {
  a: { iban: 'GR93 0119 8760 0000 0012 3456 789' },
  b: { accountNumber: '0012-2345' },
};

const open = async (rows = [row('a', 'Olive & Sons'), row('b', 'OLIVE & sons'), row('c', 'Reed')]) => {
  const { answers, scope, time } = openScope();
  const asked: string[] = [];
  answers.beneficiaries = succeeded(rows);
  answers.showOf = async (id) => {
    asked.push(id);
    const detail = details[id];
    return detail === undefined
      ? failed(failure('server-trouble'))
      : succeeded({ ...newBeneficiary(id), bankCurrency: 'EUR', ...detail });
  };
  scope.session.start();
  await time.advance(0);
  return { asked, like: new SimilarBeneficiaryAccountsStore(scope.session) };
};

const record = (more: Partial<Beneficiary>): Beneficiary => ({
  ...newBeneficiary('new'),
  accountHolderName: 'olive & sons',
  bankCurrency: 'EUR',
  ...more,
});

describe('a second beneficiary with the same account and currency', () => {
  it('is known once those like it are read, once each, in whatever way the account is written', async () => {
    const { like, asked } = await open();
    const twin = record({ iban: 'gr9301198760000000123456789' });
    expect(like.sameAccount(twin)).toBeNull();
    await like.readLike(twin);
    await like.readLike(twin);
    expect(asked).toEqual(['a', 'b']);
    expect(like.sameAccount(twin)?.clientIntegrationId).toBe('a');
  });

  it('is known under another name too, where currency and country of the bank are the same', async () => {
    const { like, asked } = await open([
      { ...row('r', 'Reed'), bankCountryISO: 'FR' },
      row('a', 'Olive & Sons'),
    ]);
    const renamed = record({
      accountHolderName: 'Aegean Marble SA',
      bankCountry: thalassa.bankCountryISO,
      iban: 'GR9301198760000000123456789',
    });
    await like.readLike(renamed);
    expect(asked).toEqual(['a']);
    expect(like.sameAccount(renamed)?.payee).toBe('Olive & Sons');
  });

  it('is another one with another account, another currency, or as itself', async () => {
    const { like } = await open();
    await like.readLike(record({}));
    expect(like.sameAccount(record({ accountNumber: '00122346' }))).toBeNull();
    expect(like.sameAccount(record({ accountNumber: '00122345', bankCurrency: 'GBP' }))).toBeNull();
    expect(like.sameAccount(record({ clientIntegrationId: 'b', accountNumber: '00122345' }))).toBeNull();
    expect(like.sameAccount(record({}))).toBeNull();
  });

  it('is looked for among twenty at most', async () => {
    const { like, asked } = await open(Array.from({ length: 30 }, (_, at) => row(`n${at}`, 'Olive & Sons')));
    await like.readLike(record({}));
    expect(asked).toHaveLength(20);
  });
});
