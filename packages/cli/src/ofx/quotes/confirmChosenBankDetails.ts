import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import {
  readBankDetailsAndQuestions,
  type BankDetailConfirmation,
} from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { ofxPayeeAccount } from '@fx-gateway/domain/ofx/bankDetails/ofxPayeeAccount.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { confirmBankDetails } from '../../bankDetails/confirmBankDetails.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { bankDetailPorts, type OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';

/** What is known of the bank details before a deal is booked. */
export type BankDetailsBeforeBooking = {
  /** Their fingerprints when the command chose who is paid, by the ids of the beneficiaries. */
  readonly printsThen: ReadonlyMap<string, string>;
  readonly bankDetails: BankDetailConfirmation;
};

/** What is said around the question about bank details. */
export const bankDetailQuestionMessages = {
  nothing: 'Nothing was booked.',
  since: bankDetailMessages.sinceChosen,
};

/** Asks about the bank details of those who are chosen, as the command has just read them (PAYEE-1). */
export const confirmChosenBankDetails = async (
  invocation: Invocation,
  scope: OfxCustomerConnection,
  { parts }: OfxDraft,
): CommandResult<BankDetailsBeforeBooking> => {
  const accounts = parts.map(({ beneficiary }) => ofxPayeeAccount(beneficiary));
  const now = await readBankDetailsAndQuestions(
    { ...bankDetailPorts(scope), readAccounts: async () => succeeded(accounts) },
    accounts.map(({ beneficiaryId }) => ({ beneficiaryId, printThen: null })),
  );
  const bankDetails = await confirmBankDetails(invocation, now, bankDetailQuestionMessages);
  if (!bankDetails.ok) return bankDetails;
  const prints = await Promise.all(
    accounts.map(async (account) => {
      const print = await scope.confirmedAccounts.printOf(account);
      return print === null ? [] : [[account.beneficiaryId, print] as const];
    }),
  );
  return succeeded({ printsThen: new Map(prints.flat()), bankDetails: bankDetails.value });
};
