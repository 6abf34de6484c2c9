import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openScope } from '../../../../test/fakeCorpay.ts';

const row = (clientIntegrationId: string, payee: string, curr = 'EUR') => ({
  clientIntegrationId,
  payee,
  curr,
  bankCountryISO: 'GR',
  methods: ['W'],
});

const details: Readonly<Record<string, Partial<Beneficiary>>> = {
  a: { iban: 'GR93 0119 8760 0000 0012 3456 789', templateIdentifier: ' Rent ' },
  b: { accountNumber: '0012-2345' },
};

const open = async (rows = [row('a', 'Olive & Sons'), row('b', 'OLIVE & sons'), row('c', 'Reed')]) => {
  const opened = openScope();
  const asked: string[] = [];
  opened.answers.beneficiaries = succeeded(rows);
  opened.answers.showOf = async (id) => {
    asked.push(id);
    const detail = details[id];
    return detail === undefined
      ? failed(failure('server-trouble'))
      : succeeded({ ...newBeneficiary(id), bankCurrency: 'EUR', ...detail });
  };
  opened.scope.session.start();
  await opened.time.advance(0);
  await opened.scope.session.beneficiaries.load();
  return { ...opened, asked, details: opened.scope.details };
};

const record = (more: Partial<Beneficiary>): Beneficiary => ({
  ...newBeneficiary('new'),
  accountHolderName: 'olive & sons',
  bankCurrency: 'EUR',
  ...more,
});

describe('beneficiaries who are alike in payee and currency', () => {
  it('are told apart by the end of their account and the own name, read once and for them alone', async () => {
    const { details: known, asked, scope } = await open();
    await known.readAlike();
    await known.readAlike();
    expect([...known.apart]).toEqual([
      ['a', '•••• 6789 · Rent'],
      ['b', '•••• 2345'],
    ]);
    expect(asked).toEqual(['a', 'b']);
    expect(scope.arranged.options.map(({ label }) => label)).toContain(
      'Olive & Sons · EUR · Greece · •••• 6789 · Rent',
    );
  });

  it('are told apart also where the list was loaded anew while they were read', async () => {
    const { details: known, answers, scope } = await open();
    const reading = known.readAlike();
    answers.beneficiaries = succeeded([row('a', 'Olive & Sons'), row('b', 'OLIVE & sons')]);
    await scope.session.beneficiaries.load();
    await Promise.all([reading, known.readAlike()]);
    expect([...known.apart.keys()]).toEqual(['a', 'b']);
  });

  it('are read at most twenty of a list', async () => {
    const { details: known, asked } = await open(
      Array.from({ length: 30 }, (_, at) => row(`n${at}`, 'Olive & Sons')),
    );
    await known.readAlike();
    expect(asked).toHaveLength(20);
  });

  it('are read again once their row has changed', async () => {
    const { details: known, asked, scope } = await open();
    await known.readAlike();
    scope.session.beneficiaryChanged({ type: 'beneficiary-edited', beneficiary: row('a', 'Olive & Sons') });
    expect([...known.apart.keys()]).toEqual(['b']);
    await known.readAlike();
    expect([...known.apart.keys()]).toEqual(['a', 'b']);
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('are shown without what could not be read', async () => {
    const { details: known } = await open([row('x', 'Reed'), row('y', 'Reed')]);
    await known.readAlike();
    expect([...known.apart]).toEqual([]);
  });
});

describe('a second beneficiary with the same account and currency', () => {
  it('is known once those like it are read, in whatever way the account is written', async () => {
    const { details: known, asked } = await open();
    const twin = record({ iban: 'gr9301198760000000123456789' });
    expect(known.sameAccount(twin)).toBeNull();
    await known.readLike(twin);
    expect(asked).toEqual(['a', 'b']);
    expect(known.sameAccount(twin)?.clientIntegrationId).toBe('a');
  });

  it('is another one with another account, another currency, or as itself', async () => {
    const { details: known } = await open();
    await known.readAlike();
    expect(known.sameAccount(record({ accountNumber: '00122346' }))).toBeNull();
    expect(known.sameAccount(record({ accountNumber: '00122345', bankCurrency: 'GBP' }))).toBeNull();
    expect(known.sameAccount(record({ clientIntegrationId: 'b', accountNumber: '00122345' }))).toBeNull();
    expect(known.sameAccount(record({}))).toBeNull();
  });
});
