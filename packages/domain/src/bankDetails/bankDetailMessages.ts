import { formatDate } from '../geography/formatDate.ts';
import { formatBankAndAccountEnding, formatMaskedAccountEnding } from './payeeAccount.ts';
import type { BankDetailQuestion } from './readBankDetailsAndQuestions.ts';

/** The account of before, as a sentence of its own; nothing where it is not known or ends alike. */
const before = ({ endingBefore }: BankDetailQuestion): string =>
  endingBefore === undefined ? '' : ` Before it was ${formatMaskedAccountEnding(endingBefore)}.`;

const because = ({ account: { name, changedAt }, why }: BankDetailQuestion, since: string): string => {
  switch (why) {
    case 'changed-since-then':
      return `The bank details of ${name} have changed since ${since}.`;
    case 'changed-since-confirmed':
      return `The bank details of ${name} have changed since you last confirmed them on this device.`;
    case 'new-here':
      return 'The bank details of this beneficiary are new or were changed, and nobody has confirmed them yet.';
    case 'changed-lately': {
      const day = changedAt === null ? '' : ` on ${formatDate(new Date(changedAt).toISOString())}`;
      // The partner keeps one date for both, also where the user has just added it.
      return `The record of ${name} was added or changed${day}, and nobody has confirmed its bank details on this device yet.`;
    }
  }
};

/** What stands where bank details are asked about, before money leaves. */
export const bankDetailMessages = {
  /** Why it is asked, which account it is now, and which it was before; `since` says since when, such as `this deal was quoted`. */
  why: (question: BankDetailQuestion, since: string): string =>
    `${because(question, since)} They are paid to ${formatBankAndAccountEnding(question.account)}.${before(question)}`,
  tick: 'I have checked the bank details with the beneficiary by calling a telephone number I already knew.',
  unread: 'The bank details could not be read just now, so it is not known whether they have changed.',
  unreadTick: 'I want this to be paid although the bank details could not be read.',
  /** The moment since which bank details are compared, as the sentence names it. */
  sinceBooked: 'this deal was quoted',
  sinceChosen: 'you chose who is paid',
  /** The label of bank and account. */
  paidTo: 'Paid to',
} as const;
