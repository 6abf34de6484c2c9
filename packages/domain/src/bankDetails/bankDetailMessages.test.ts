import { describe, expect, it } from 'vitest';
import { bankDetailMessages } from './bankDetailMessages.ts';
import type { PayeeAccount } from './payeeAccount.ts';
import type { BankDetailReason } from './whyAskBankDetails.ts';

const account: PayeeAccount = {
  beneficiaryId: 'b1',
  name: 'Kestrel Wool',
  bank: 'Coral Bay Bank',
  account: '21480076',
  details: ['21480076', '990014'],
  changedAt: Date.UTC(2026, 10, 20, 10),
};

const asked = (why: BankDetailReason, more: Partial<PayeeAccount> = {}): string =>
  bankDetailMessages.why(
    { account: { ...account, ...more }, print: 'p', why },
    bankDetailMessages.sinceBooked,
  );

describe('the question whether bank details were checked', () => {
  it.each([
    ['changed-since-then', 'The bank details of Kestrel Wool have changed since this deal was quoted.'],
    [
      'changed-since-confirmed',
      'The bank details of Kestrel Wool have changed since you last confirmed them on this device.',
    ],
    [
      'new-here',
      'The bank details of this beneficiary are new or were changed, and nobody has confirmed them yet.',
    ],
    [
      'changed-lately',
      'The record of Kestrel Wool was added or changed on Nov 20, 2026, and nobody has confirmed its bank details on this device yet.',
    ],
  ] as const)('says why it is asked, %s, and which account is paid', (why, words) => {
    expect(asked(why)).toBe(`${words} They are paid to Coral Bay Bank •••• 0076.`);
  });

  it('names the moment since when the account is compared', () => {
    const question = { account, print: 'p', why: 'changed-since-then' } as const;
    expect(bankDetailMessages.why(question, bankDetailMessages.sinceChosen)).toBe(
      'The bank details of Kestrel Wool have changed since you chose who is paid. They are paid to Coral Bay Bank •••• 0076.',
    );
  });

  it('tells the account of before beside the one that is paid now, where it is known', () => {
    const question = { account, print: 'p', why: 'changed-since-then', endingBefore: '2345' } as const;
    expect(bankDetailMessages.why(question, bankDetailMessages.sinceBooked)).toBe(
      'The bank details of Kestrel Wool have changed since this deal was quoted. They are paid to Coral Bay Bank •••• 0076. Before it was •••• 2345.',
    );
  });

  it('names no day of a change where none is known', () => {
    expect(asked('changed-lately', { changedAt: null })).toBe(
      'The record of Kestrel Wool was added or changed, and nobody has confirmed its bank details on this device yet. They are paid to Coral Bay Bank •••• 0076.',
    );
  });
});
