import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { LockSide, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import {
  checkQuoteAmount,
  reduceQuoteDraft,
  emptyDraft,
  findLockedAmountProblem,
  quoteRequestOf,
  type QuoteDraft,
} from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Options } from '../../verbs/options.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import {
  amountFailure,
  optionFailure,
  usageFailure,
  type CommandFailure,
} from '../../failures/commandFailure.ts';

/** What a quote is asked for, as far as it can be judged before anything is sent. */
export type QuoteTerms = {
  readonly beneficiaryId: string;
  readonly lockSide: LockSide;
  readonly amount: string;
  /** Null when it was left to the default. */
  readonly settlementCurrency: Currency | null;
};

export const quoteTermOptions: readonly OptionSpec[] = [
  { flags: '--beneficiary <id>', summary: 'who is paid' },
  {
    flags: '--lock <side>',
    summary: 'whose amount is given: payment (default) or settlement',
    choices: ['payment', 'settlement'],
  },
  { flags: '--amount <n>', summary: 'the amount of that side' },
  {
    flags: '--settlement <currency>',
    summary: 'the currency you settle in; USD when left out, and needed for a beneficiary paid in USD',
  },
];

const isBeneficiaryCurrency = (code: string): code is (typeof beneficiaryCurrencies)[number] =>
  beneficiaryCurrencies.some((currency) => currency === code);

/** Reads the terms. The amount is judged as for a currency with two decimals; the exact one is known later. */
export const readQuoteTerms = (options: Options): Result<QuoteTerms, CommandFailure> => {
  const beneficiaryId = options.text('beneficiary') ?? '';
  if (beneficiaryId === '') {
    return optionFailure(
      '--beneficiary',
      fieldMessages.required,
      'Name who is paid with --beneficiary ID; fxg beneficiaries list has the ids.',
    );
  }
  const amount = options.text('amount') ?? '';
  if (amount.trim() === '') return optionFailure('--amount', fieldMessages.required, amountHint);
  const problem = checkQuoteAmount(amount, 'USD');
  if (problem !== null) return optionFailure('--amount', problem.message, problem.help);
  const settlement = options.text('settlement')?.toUpperCase() ?? null;
  if (settlement !== null && !isBeneficiaryCurrency(settlement)) {
    return optionFailure(
      '--settlement',
      fieldMessages.invalid,
      `It is one of ${beneficiaryCurrencies.join(', ')}.`,
    );
  }
  const lockSide = options.text('lock') === 'settlement' ? 'Settlement' : 'Payment';
  return succeeded({ beneficiaryId, lockSide, amount, settlementCurrency: settlement });
};

const settlementChoices = (paidIn: string): string =>
  beneficiaryCurrencies.filter((currency) => currency !== paidIn).join(', ');

const amountHint =
  '--amount is more than 0.01 and at most 100,000,000, with no more decimals than its currency has.';

/** What is asked of the partner, and the form that a person would have filled in for it. */
type Asked = { readonly request: QuoteRequest; readonly draft: QuoteDraft };

/** The terms with the beneficiary's currency. */
export const quoteRequestAndDraftFor = (
  terms: QuoteTerms,
  beneficiary: BeneficiarySummary,
): Result<Asked, CommandFailure> => {
  if (terms.settlementCurrency !== null && terms.settlementCurrency === beneficiary.curr) {
    return optionFailure(
      '--settlement',
      fieldMessages.invalid,
      `This beneficiary is paid in ${beneficiary.curr}: settle in another currency.`,
    );
  }
  // A web page shows the currency that it switches to; here a limit would be read in money that the user did not name.
  if (terms.settlementCurrency === null && beneficiary.curr === emptyDraft.settlementCurrency) {
    return usageFailure(
      `This beneficiary is paid in ${beneficiary.curr}: --settlement must say in which currency you settle.`,
      `Add --settlement CUR, one of ${settlementChoices(beneficiary.curr)}.`,
    );
  }
  const chosen = reduceQuoteDraft(
    terms.settlementCurrency === null
      ? emptyDraft
      : reduceQuoteDraft(emptyDraft, {
          type: 'settlement-currency-chosen',
          currency: terms.settlementCurrency,
        }),
    { type: 'beneficiary-chosen', beneficiary },
  );
  const draft = reduceQuoteDraft(chosen, {
    type: 'amount-typed',
    side: terms.lockSide,
    text: terms.amount,
  });
  const problem = findLockedAmountProblem(draft);
  const currency = terms.lockSide === 'Payment' ? beneficiary.curr : draft.settlementCurrency;
  if (problem !== null) return amountFailure('--amount', currency, problem);
  const request = quoteRequestOf(draft);
  return request === null
    ? usageFailure(`This beneficiary is paid in ${beneficiary.curr}, which cannot be quoted.`)
    : succeeded({ request, draft });
};

/** The same, where the form is of no interest. */
export const quoteRequestFor = (
  terms: QuoteTerms,
  beneficiary: BeneficiarySummary,
): Result<QuoteRequest, CommandFailure> => {
  const asked = quoteRequestAndDraftFor(terms, beneficiary);
  return asked.ok ? succeeded(asked.value.request) : asked;
};
