import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { failure, openScope, thalassa } from '../../../../test/fakeCorpay.ts';

const row = (clientIntegrationId: string, payee: string) => ({ ...thalassa, clientIntegrationId, payee });

const olives = [row('a', 'Olive & Sons'), row('b', 'OLIVE & sons'), row('c', 'Reed')];

const openDetails = async () => {
  const memory = createMemoryStore();
  const written: string[] = [];
  const store = {
    ...memory,
    write: async (key: string, value: string) => {
      written.push(value);
      await memory.write(key, value);
    },
    update: async (key: string, change: (kept: string | null) => string | null) => {
      written.push(change(await memory.read(key)) ?? '');
      await memory.update(key, change);
    },
  };
  const opened = openScope({ store });
  const { answers, scope, time } = opened;
  const accounts: Record<string, Partial<Beneficiary>> = {
    a: { iban: 'GR93 0119 8760 0000 0012 3456 789', templateIdentifier: ' Rent ' },
    b: { accountNumber: '0012-2345' },
  };
  const asked: string[] = [];
  answers.list = async () => succeeded(olives.map((each) => ({ ...each })));
  answers.showOf = async (id) => {
    asked.push(id);
    await new Promise<void>((resolve) => void time.timers.after(100, resolve));
    const detail = accounts[id];
    return detail === undefined
      ? failed(failure('server-trouble'))
      : succeeded({ ...newBeneficiary(id), ...detail });
  };
  scope.session.start();
  await time.advance(0);
  const load = async () => {
    await scope.session.beneficiaries.load();
    scope.details.listed();
    await time.advance(1_000);
  };
  await load();
  const see = async (...ids: string[]) => {
    scope.details.seen(ids);
    await time.advance(1_000);
  };
  const known = () => [...scope.details.endings].map((each) => each.join(' '));
  return { ...opened, details: scope.details, accounts, asked, written, load, see, known };
};

describe('the last four characters of the accounts of beneficiaries (PAYEE-6)', () => {
  it('are read of those in sight alone, and once for the visit', async () => {
    const { details, asked, see, load, known } = await openDetails();
    expect(asked).toEqual([]);
    await see('a');
    details.left(['a']);
    await load();
    await see('a', 'b');
    expect(known()).toEqual(['a 6789', 'b 2345']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('are not read of those who have left before it was their turn', async () => {
    const { details, asked, time, known } = await openDetails();
    details.seen(['a', 'b', 'c']);
    details.left(['c', 'b']);
    await time.advance(1_000);
    expect(asked).toEqual(['a', 'b']);
    expect(known(), 'what was on its way').toEqual(['a 6789', 'b 2345']);
  });

  it('are told of no account that four characters would tell whole, and it is known that there are none', async () => {
    const { accounts, details, see } = await openDetails();
    accounts['c'] = { accountNumber: '1234' };
    await see('c');
    expect([...details.endings]).toEqual([['c', '']]);
  });

  it('are forgotten when their beneficiary is edited or deleted, and read again of one who is in sight', async () => {
    const { details, scope, accounts, see, load, known } = await openDetails();
    await see('a', 'b');
    accounts['b'] = { accountNumber: '0012-9999' };
    scope.session.beneficiaryChanged({ type: 'beneficiary-edited', beneficiary: row('b', 'OLIVE & sons') });
    scope.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: 'a' });
    expect(known()).toEqual([]);
    await load();
    expect(known()).toEqual(['a 6789', 'b 9999']);
    expect(details.endings.get('b')).toBe('9999');
  });

  it('are not those that were on their way when the beneficiary was edited', async () => {
    const { details, scope, accounts, time, load, known } = await openDetails();
    details.seen(['b']);
    scope.session.beneficiaryChanged({ type: 'beneficiary-edited', beneficiary: row('b', 'OLIVE & sons') });
    await time.advance(1_000);
    expect(known()).toEqual([]);
    accounts['b'] = { accountNumber: '0012-9999' };
    await load();
    expect(known()).toEqual(['b 9999']);
  });

  it('are forgotten at once when another tab has changed a beneficiary, even where the list cannot be loaded then', async () => {
    const { answers, scope, see, time, known } = await openDetails();
    await see('a', 'b');
    answers.list = async () => failed(failure('no-answer'));
    scope.session.beneficiaryChangedElsewhere();
    expect(known()).toEqual([]);
    await time.advance(0);
    expect(scope.session.beneficiaries.value).toEqual(olives);
  });

  it('are not read while the list is on its way: who was deleted elsewhere is not asked for', async () => {
    const { answers, scope, asked, details, see, time, known } = await openDetails();
    await see('a', 'b');
    answers.list = async () => {
      await new Promise<void>((resolve) => void time.timers.after(50, resolve));
      return succeeded(olives.filter(({ clientIntegrationId }) => clientIntegrationId !== 'a'));
    };
    scope.session.beneficiaryChangedElsewhere();
    details.listed();
    await time.advance(49);
    expect(asked).toEqual(['a', 'b']);
    await time.advance(1);
    details.listed();
    await time.advance(1_000);
    expect(asked).toEqual(['a', 'b', 'b']);
    expect(known()).toEqual(['b 2345']);
  });

  it('that cannot be read are asked for again only once the list was loaded anew', async () => {
    const { details, asked, see, load } = await openDetails();
    await see('c');
    details.left(['c']);
    await see('c', 'a');
    expect(asked).toEqual(['c', 'a']);
    await load();
    expect(asked).toEqual(['c', 'a', 'c']);
  });

  it('are all that is kept of the bank details, and in no storage', async () => {
    const { details, written, see } = await openDetails();
    await see('a', 'b');
    expect(JSON.stringify([...details.endings, ...details.ownNames])).not.toContain('3456');
    expect(written.filter((text) => /6789|2345/.test(text))).toEqual([]);
  });
});

it('an own name is known of those alone who are alike in payee and currency, where it is not that of the payee', async () => {
  const { accounts, details, see } = await openDetails();
  accounts['c'] = { templateIdentifier: 'Mats' };
  accounts['b'] = { templateIdentifier: 'OLIVE & sons' };
  await see('a', 'b', 'c');
  expect([...details.ownNames]).toEqual([['a', 'Rent']]);
});
