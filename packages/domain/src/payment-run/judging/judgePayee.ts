import { isCurrency, type Currency } from '../../geography/currency.ts';
import { runProblemMessages } from '../runMessages.ts';
import type { RunPayee } from '../runPayee.ts';
import type { RunRowTexts } from '../runRow.ts';
import { findRunPayee } from './findRunPayee.ts';
import type { RunPayeeIndex } from './indexRunPayees.ts';
import type { RunProblem } from './judgedRow.ts';
import { isTotalRow } from './isTotalRow.ts';
import { makeRunProblem } from './makeRunProblem.ts';
import { toPayeeChoices } from './textOfPayee.ts';

/** Who is paid and in which currency, as far as that can be told. */
export type JudgedPayee = {
  readonly payee: RunPayee | null;
  /** The payee's; that of the row while the payee is not known. */
  readonly currency: Currency | null;
  readonly problems: readonly RunProblem[];
};

/** A long number as a spreadsheet displays it in a narrow column, `4.41772E+09`: its other digits are gone. */
const isShortenedNumber = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);

const because = (problem: RunProblem, payee: RunPayee | null = null) => ({ payee, problems: [problem] });

const findPayee = (texts: RunRowTexts, index: RunPayeeIndex): Pick<JudgedPayee, 'payee' | 'problems'> => {
  const words = runProblemMessages;
  if (texts.payee === '') {
    const said = isTotalRow(texts) ? words.payeeOfTotal : words.payeeMissing;
    return because(makeRunProblem('payee-missing', 'payee', said));
  }
  const found = findRunPayee(texts, index);
  const account = texts.account === '' ? 'payee' : 'account';
  switch (found.kind) {
    case 'one':
      return { payee: found.payee, problems: [] };
    case 'nobody': {
      const choices = toPayeeChoices(found.among, texts, index);
      const said = isTotalRow(texts) ? words.payeeOfTotal : words.payeeUnknown(found.called);
      return because(makeRunProblem('payee-unknown', 'payee', said, choices));
    }
    case 'several': {
      const said = words.payeeSeveral(found.called, found.among.length);
      return because(
        makeRunProblem('payee-several', 'payee', said, toPayeeChoices(found.among, texts, index)),
      );
    }
    case 'account-differs': {
      const said = isShortenedNumber(texts.account)
        ? words.accountShortened(texts.account)
        : words.accountDiffers(found.payee.name);
      return because(makeRunProblem('account-differs', account, said), found.payee);
    }
    case 'account-unknown':
      return because(
        makeRunProblem('account-unknown', account, words.accountUnknown(found.payee.name)),
        found.payee,
      );
  }
};

const judgeCurrency = (
  { currency: text }: RunRowTexts,
  payee: RunPayee | null,
): Pick<JudgedPayee, 'currency' | 'problems'> => {
  const code = text.toUpperCase();
  const own = payee?.currency ?? code;
  const currency = isCurrency(own) ? own : null;
  const wrong = (problem: RunProblem) => ({ currency, problems: [problem] });
  const words = runProblemMessages;
  if (payee !== null && currency === null)
    return wrong(
      makeRunProblem('currency-unknown', 'payee', words.payeeCurrencyUnknown(payee.name, payee.currency)),
    );
  if (text === '' || code === payee?.currency) return { currency, problems: [] };
  if (!isCurrency(code))
    return wrong(makeRunProblem('currency-unknown', 'currency', words.currencyUnknown(text)));
  return payee === null
    ? { currency, problems: [] }
    : wrong(
        makeRunProblem(
          'currency-differs',
          'currency',
          words.currencyDiffers(payee.name, payee.currency, code),
        ),
      );
};

/** Who is meant, and that the row names no other currency than theirs. */
export const judgePayee = (texts: RunRowTexts, index: RunPayeeIndex): JudgedPayee => {
  const { payee, problems } = findPayee(texts, index);
  const judged = judgeCurrency(texts, payee);
  return { payee, currency: judged.currency, problems: [...problems, ...judged.problems] };
};
