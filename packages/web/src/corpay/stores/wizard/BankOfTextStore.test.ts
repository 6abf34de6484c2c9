import type { Bank } from '@fx-gateway/domain/corpay/api/bank.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { openWizard } from '../../../../test/openWizard.ts';

const greek = 'GR93 0119 8760 0000 0012 3456 789';

const bankOf = (institutionName: string, swiftBIC: string): Bank => ({
  primaryKey: swiftBIC,
  institutionName,
  branchName: 'Head office',
  swiftBIC,
  address1: '',
  address2: '',
  city: 'Athens',
  region: '',
  postalCode: '105 62',
});

const open = async (...rows: readonly Bank[]) => {
  const opened = await openWizard(null, undefined, ['iban', 'swiftBicCode', 'routingCode']);
  const asked: string[] = [];
  opened.answers.banks = async () => {
    asked.push(`${opened.store.banks.asked?.country} ${opened.store.banks.asked?.query}`);
    return succeeded({ rows, total: rows.length });
  };
  const type = async (text: string) => {
    opened.store.given.type(text);
    await opened.time.advance(0);
  };
  return { ...opened, asked, type };
};

describe('the bank that a text leads to (CP-READ-4)', () => {
  it('is searched once, when the IBAN is whole, and proposed', async () => {
    const { store, asked, type } = await open(bankOf('Lighthouse', 'AGLKGR2X'));
    for (const typed of [greek.slice(0, 10), greek, `${greek} `]) await type(typed);
    expect(asked).toEqual(['GR 0119876']);
    expect(store.state.record).toMatchObject({
      bankName: 'Lighthouse',
      swiftBicCode: 'AGLKGR2X',
      bankPostal: '105 62',
    });
    expect(store.state.proposed).toContain('bankName');
    expect(store.banks.proposed).toMatchObject({ bank: { institutionName: 'Lighthouse' }, by: 'iban' });
  });

  it('is proposed again for a text that comes back, and gone with the text', async () => {
    const { store, type } = await open(bankOf('Lighthouse', 'AGLKGR2X'));
    await type(greek);
    await type('');
    expect(store.state.record).toMatchObject({ bankName: '', swiftBicCode: '' });
    expect(store.given.bankOfText.search).toBeNull();
    await type(greek);
    expect(store.state.record.bankName).toBe('Lighthouse');
  });

  it('is not guessed among several, which are listed where the bank is asked for', async () => {
    const { store, type } = await open(bankOf('One', 'AAAAGR2X'), bankOf('Two', 'BBBBGR2X'));
    await type(greek);
    expect(store.state.record.bankName).toBe('');
    expect(store.banks.found.value?.rows).toHaveLength(2);
    expect(store.banks.query).toBe('0119876');
  });

  it('is the one that has the whole BIC, among its branches', async () => {
    const { store, type } = await open(bankOf('Head', 'AGLKGR2X'), bankOf('Branch', 'AGLKGR2X002'));
    await type('AGLKGR2X');
    expect(store.state.record.bankName).toBe('Head');
  });

  it('is found by the BIC where the directory does not know the code of the IBAN', async () => {
    const { store, answers, asked, type } = await open();
    answers.banks = async () => {
      const query = store.banks.asked?.query ?? '';
      asked.push(query);
      const rows = query === 'AGLKGR2X' ? [bankOf('Lighthouse', 'AGLKGR2X')] : [];
      return succeeded({ rows, total: rows.length });
    };
    await type(`IBAN: ${greek}\nBIC: AGLKGR2X`);
    expect(asked).toEqual(['0119876', 'AGLKGR2X']);
    expect(store.state.record.bankName).toBe('Lighthouse');
    expect(store.banks.proposed).toMatchObject({ by: 'bic' });
  });

  it('is not proposed by an answer that comes after the text was changed', async () => {
    const { store, time, answers } = await open();
    const late: (() => void)[] = [];
    answers.banks = async () =>
      new Promise((resolve) => {
        late.push(() => resolve(succeeded({ rows: [bankOf('Late', 'LATEGR2X')], total: 1 })));
      });
    store.given.type(greek);
    await time.advance(0);
    store.given.type('');
    late.forEach((answer) => answer());
    await time.advance(0);
    expect(store.state.record.bankName).toBe('');
  });

  it('is not proposed for a bank in another country than the one that the user chose', async () => {
    const { store, type } = await open(bankOf('Lighthouse', 'AGLKGR2X'));
    store.write('bankCountry', 'GB');
    await type(greek);
    expect(store.state.record).toMatchObject({ bankCountry: 'GB', bankName: '' });
  });

  it('is searched once the country of its code is chosen', async () => {
    const { store, time, asked, type } = await open(bankOf('Coral', 'CRLBAU2X'));
    await type('Routing: 990014\nAccount: 12345678');
    expect(asked).toEqual([]);
    store.write('destinationCountry', 'AU');
    store.write('destinationCountry', 'NZ');
    await time.advance(0);
    expect(asked).toContain('NZ 990014');
  });
});
