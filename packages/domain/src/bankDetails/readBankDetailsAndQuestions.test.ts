import { describe, expect, it } from 'vitest';
import { failure } from '../../test/sampleDeals.ts';
import type { CallFailure } from '../calls/callFailure.ts';
import { createMemoryStore } from '../ports/memoryStore.ts';
import { createVirtualTime } from '../ports/virtualTime.ts';
import { failed, succeeded, type Result } from '../result/result.ts';
import { createPendingBankDetailCheckStore } from './bankDetailChecks.ts';
import { createConfirmedBankDetailsStore } from './confirmedAccounts.ts';
import {
  recheckBankDetailsBeforeSend,
  readBankDetailsAndQuestions,
  noBankDetailConfirmation,
  type BankDetailPorts,
} from './readBankDetailsAndQuestions.ts';
import type { PayeeAccount } from './payeeAccount.ts';

const kestrel: PayeeAccount = {
  beneficiaryId: 'b1',
  name: 'Kestrel Wool',
  bank: 'Coral Bay Bank',
  account: '21480076',
  details: ['21480076', '990014'],
  changedAt: null,
};
/** Another beneficiary on the very same account. */
const partner: PayeeAccount = { ...kestrel, beneficiaryId: 'b2', name: 'Kestrel Yarn' };
const moved: PayeeAccount = { ...kestrel, account: '99990000', details: ['99990000', '990014'] };

const payee = (beneficiaryId: string, printThen: string | null = null) => ({ beneficiaryId, printThen });
const printed = ({ details }: PayeeAccount): string => `print of ${JSON.stringify(details)}`;

const unreadable = () => Promise.reject(new Error('unreadable'));

/** A partner that has these accounts, and a device that may be able to make fingerprints. */
const ports = (
  accounts: Result<readonly PayeeAccount[], CallFailure>,
  { prints = true } = {},
): BankDetailPorts => {
  const store = createMemoryStore();
  return {
    readAccounts: async () => accounts,
    confirmedAccounts: createConfirmedBankDetailsStore(
      {
        store,
        fingerprint: (_key, text) =>
          prints ? Promise.resolve(`print of ${text}`) : Promise.reject(new Error('unavailable')),
        identifiers: { uuid: () => 'secret' },
      },
      'me',
    ),
    clock: createVirtualTime().clock,
  };
};

/** What is kept on a device where the bank details of this beneficiary were entered. */
const enteredHere = async (beneficiaryId: string) => {
  const checks = createPendingBankDetailCheckStore(createMemoryStore(), 'me');
  await checks.changed(beneficiaryId);
  return { bankDetailChecks: checks };
};

describe('a look at the bank details of those who are to be paid (PAYEE-1)', () => {
  it('asks nothing of details that nobody has changed, and names the accounts', async () => {
    expect(await readBankDetailsAndQuestions(ports(succeeded([kestrel])), [payee('b1')])).toEqual({
      kind: 'read',
      accounts: [kestrel],
      questions: [],
    });
  });

  it('tells the last four characters of the account that was known when it was booked or confirmed, where the new ones are others', async () => {
    const before = ports(succeeded([kestrel]));
    const print = (await before.confirmedAccounts.printOf(kestrel)) ?? '';
    const endings = async (account: PayeeAccount, printThen: string | null) => {
      const now = await readBankDetailsAndQuestions(
        { ...before, readAccounts: async () => succeeded([account]) },
        [payee('b1', printThen)],
      );
      return now.kind === 'read' ? now.questions.map(({ endingBefore }) => endingBefore) : now.failure;
    };
    expect(await endings(moved, print)).toEqual(['0076']);
    expect(await endings(moved, 'a print of another device')).toEqual([undefined]);
    expect(await endings({ ...kestrel, details: ['21480076', '990015'] }, print)).toEqual([undefined]);
    await before.confirmedAccounts.confirm('b1', print, 5);
    expect(await endings(moved, null)).toEqual(['0076']);
    expect(await endings(moved, printed(moved))).toEqual(['0076']);
  });

  it('compares each account with the one that was known of its own beneficiary', async () => {
    const harbour = { ...partner, details: ['5678'] };
    const payees = [payee('b1', printed(kestrel)), payee('b2', printed(harbour))];
    expect(await readBankDetailsAndQuestions(ports(succeeded([moved, harbour])), payees)).toEqual({
      kind: 'read',
      accounts: [moved, harbour],
      questions: [{ account: moved, print: printed(moved), why: 'changed-since-then' }],
    });
  });

  it('takes what can no longer be remembered for never confirmed, and asks nothing because of that', async () => {
    const known = ports(succeeded([kestrel]));
    const forgotten = { ...known, confirmedAccounts: { ...known.confirmedAccounts, confirmed: unreadable } };
    expect(await readBankDetailsAndQuestions(forgotten, [payee('b1')])).toMatchObject({ questions: [] });
  });

  it('asks about details that were entered here', async () => {
    const known = { ...ports(succeeded([kestrel, partner])), ...(await enteredHere('b2')) };
    expect(await readBankDetailsAndQuestions(known, [payee('b1'), payee('b2')])).toMatchObject({
      questions: [{ account: partner, print: printed(partner), why: 'new-here' }],
    });
  });

  it('says that the details are unread where the partner does not answer (PAYEE-2)', async () => {
    const lost = failure();
    expect(await readBankDetailsAndQuestions(ports(failed(lost)), [payee('b1')])).toEqual({
      kind: 'unread',
      failure: lost,
    });
  });
});

describe('right before money leaves', () => {
  it('the accounts that are paid are noted by their last four characters, and one that is too short not at all', async () => {
    const short = { ...partner, account: '1234' };
    const guard = await recheckBankDetailsBeforeSend(
      ports(succeeded([kestrel, short])),
      [payee('b1')],
      noBankDetailConfirmation,
    );
    expect(guard).toMatchObject({ kind: 'clear', endings: new Map([['b1', '0076']]) });
  });

  it('a yes for one beneficiary is none for another one on the same account', async () => {
    const known = { ...ports(succeeded([partner])), ...(await enteredHere('b2')) };
    const question = { account: partner, print: printed(partner), why: 'new-here' } as const;
    const yesToKestrel = { ...question, account: kestrel };
    expect(
      await recheckBankDetailsBeforeSend(known, [payee('b2')], {
        checked: [yesToKestrel],
        unreadAccepted: false,
      }),
    ).toEqual({ kind: 'details-unchecked', questions: [question] });
  });

  it('a yes is remembered, and counts for those who were asked about only', async () => {
    const known = { ...ports(succeeded([kestrel, partner])), ...(await enteredHere('b2')) };
    const checked = [{ account: partner, print: printed(partner), why: 'new-here' }] as const;
    const guard = await recheckBankDetailsBeforeSend(known, [payee('b1'), payee('b2')], {
      checked,
      unreadAccepted: false,
    });
    if (guard.kind !== 'clear') throw new Error(`Expected nothing in the way, got ${guard.kind}`);
    expect(['b1', 'b2'].map(guard.confirmedNow)).toEqual([false, true]);
    expect(await known.confirmedAccounts.confirmed('b2')).toBe(printed(partner));
    expect(await known.confirmedAccounts.confirmed('b1')).toBeNull();
  });

  it('nobody has confirmed anything where the payment is wanted although nothing could be read (PAYEE-2)', async () => {
    const guard = await recheckBankDetailsBeforeSend(ports(failed(failure())), [payee('b1')], {
      checked: [],
      unreadAccepted: true,
    });
    if (guard.kind !== 'clear') throw new Error(`Expected nothing in the way, got ${guard.kind}`);
    expect([guard.endings, guard.confirmedNow('b1')]).toEqual([new Map(), false]);
  });
});

describe('on a device that can make no fingerprint', () => {
  const question = { account: kestrel, print: null, why: 'new-here' } as const;
  const yes = { checked: [question], unreadAccepted: false };

  it('a yes counts for the details that were shown, and what was remembered before stays', async () => {
    const known = { ...ports(succeeded([kestrel]), { prints: false }), ...(await enteredHere('b1')) };
    await known.confirmedAccounts.confirm('b2', 'p', 5);
    expect(await recheckBankDetailsBeforeSend(known, [payee('b1')], noBankDetailConfirmation)).toEqual({
      kind: 'details-unchecked',
      questions: [question],
    });
    expect(await recheckBankDetailsBeforeSend(known, [payee('b1')], yes)).toMatchObject({ kind: 'clear' });
    expect(await known.confirmedAccounts.confirmed('b2')).toBe('p');
  });

  it('details that came after the yes are asked about anew', async () => {
    const known = { ...ports(succeeded([moved]), { prints: false }), ...(await enteredHere('b1')) };
    expect(await recheckBankDetailsBeforeSend(known, [payee('b1')], yes)).toEqual({
      kind: 'details-unchecked',
      questions: [{ ...question, account: moved }],
    });
  });
});
