import type { BankDetailQuestion } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { shellWord } from '../safe-text/shellWord.ts';

/** Where whoever telephones a payee finds the whole account, of which a question names the end (PAYEE-5). */
export const howToSeeAccounts = (questions: readonly BankDetailQuestion[]): readonly string[] =>
  questions.map(
    ({ account: { name, beneficiaryId } }) =>
      `See the whole account of ${name} with: fxg beneficiaries show ${shellWord(beneficiaryId)}`,
  );
