import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { isCurrency, type Currency } from '@fx-gateway/domain/geography/currency.ts';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { zeroMoney, isSameMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { OfxSide } from '@fx-gateway/domain/ofx/api/buySell.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import { listBuyCurrencies } from '@fx-gateway/domain/ofx/quotes/ensureDifferentOfxCurrencies.ts';
import {
  checkOfxAmount,
  emptyOfxDraft,
  reduceOfxDraft,
  ofxQuoteRequestOf,
  type OfxDraft,
  type OfxDraftAction,
} from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { ofxSellCurrencyOf } from '@fx-gateway/domain/ofx/quotes/ofxSellCurrencyOf.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Options } from '../../verbs/options.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import {
  amountFailure,
  optionFailure,
  usageFailure,
  type CommandFailure,
} from '../../failures/commandFailure.ts';
import { pickOfxBeneficiary } from '../scope/findOfxBeneficiary.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import {
  formatFlagAsTyped,
  lockOptionValues,
  ofxOptionNames,
  readLockSide,
  formatSideAsTyped,
  readTypedOption,
} from './ofxOptionNames.ts';

export const ofxTermOptions: readonly OptionSpec[] = [
  {
    flags: '--beneficiary <id[=amount]>',
    summary: 'who is paid, and how much; once for each',
    repeats: true,
  },
  {
    flags: '--lock <side>',
    summary:
      'whose amount is given: payment or sell, what they receive (default), or settlement or buy, what you pay',
    choices: lockOptionValues,
  },
  {
    flags: '--amount <n>',
    summary: 'the amount of that side in all, split evenly where beneficiaries have no amounts of their own',
  },
  {
    flags: '--settlement <currency>',
    summary: 'the currency you send; USD when left out, and needed for who is paid in USD',
    notWith: ['--buy'],
  },
  { flags: '--buy <currency>', summary: 'the same as --settlement' },
];

/** What a quote is asked for, as far as it can be said before the beneficiaries are known. */
export type OfxTerms = {
  readonly named: readonly { readonly id: string; readonly amount: string | null }[];
  readonly lockSide: OfxSide;
  readonly total: string | null;
  readonly buyCurrency: string;
  /** How the call names the locked side and the option of the currency. */
  readonly typed: { readonly lock: string; readonly currency: string };
};

const namedTwice = usageFailure(
  'A beneficiary is named twice.',
  'Name each with one --beneficiary ID=AMOUNT.',
);

/** An id holds no equals sign; a name that does is told by its id. */
const readNamed = (text: string): OfxTerms['named'][number] => {
  const [id = '', ...amount] = text.split('=');
  return { id, amount: amount.length === 0 ? null : amount.join('=') };
};

/** Why a text is an amount in no currency; how many decimals its own one has is known later. */
const unreadable = (total: string) => {
  if (total.trim() === '') return optionFailure('--amount', fieldMessages.required);
  const problem = checkOfxAmount(total, 'USD');
  return problem?.message === fieldMessages.invalid
    ? optionFailure('--amount', problem.message, problem.help)
    : null;
};

export const readOfxTerms = (options: Options): Result<OfxTerms, CommandFailure> => {
  const named = options.texts('beneficiary').map(readNamed);
  if (named.length === 0 || named.some(({ id }) => id === ''))
    return optionFailure(
      '--beneficiary',
      fieldMessages.required,
      'Name who is paid with --beneficiary ID; fxg beneficiaries list has the ids.',
    );
  if (new Set(named.map(({ id }) => id)).size < named.length) return namedTwice;
  const unsaid = named.find(({ amount }) => amount?.trim() === '');
  if (unsaid !== undefined)
    return optionFailure(
      `--beneficiary ${unsaid.id}`,
      fieldMessages.required,
      `Say how much they receive with --beneficiary ${unsaid.id}=AMOUNT, or leave the = out.`,
    );
  const side = readLockSide(options);
  if (!side.ok) return side;
  const lockSide = side.value;
  const total = options.text('amount');
  if (total === null && (lockSide === 'buy' || named.some(({ amount }) => amount === null)))
    return optionFailure(
      '--amount',
      fieldMessages.required,
      'Say with --amount N how much in all, or with --beneficiary ID=AMOUNT how much each receives.',
    );
  const wrong = total === null ? null : unreadable(total);
  if (wrong !== null) return wrong;
  const buyCurrency =
    readTypedOption(options, ofxOptionNames.currency)?.text.toUpperCase() ?? emptyOfxDraft.buyCurrency;
  const typed = {
    lock: formatSideAsTyped(options, lockSide),
    currency: formatFlagAsTyped(options, ofxOptionNames.currency),
  };
  return succeeded({ named, lockSide, total, buyCurrency, typed });
};

/**
 * Refuses a total beside amounts that say something else: with a locked payment their sum, with a locked settlement
 * always, since the rate decides what is received of what is paid. Null where nothing contradicts.
 */
const contradictedTotal = ({ named, lockSide, total, typed }: OfxTerms, currency: Currency) => {
  const given = named.filter(({ amount }) => amount !== null);
  if (total === null || given.length === 0) return null;
  if (lockSide === 'buy')
    return usageFailure(
      `--lock ${typed.lock} --amount ${total} says what you pay, and --beneficiary ${given[0]?.id}=${given[0]?.amount} what they receive.`,
      'Leave --lock and --amount out to say what each receives, or the amounts of the beneficiaries to say what you pay.',
    );
  const wanted = readDecimal(total, currency) ?? zeroMoney(currency);
  const minor = given.reduce(
    (sum, { amount }) => sum + (readDecimal(amount ?? '', currency)?.minor ?? 0n),
    0n,
  );
  const sum = { currency, minor };
  return isSameMoney(sum, wanted)
    ? null
    : usageFailure(
        `The amounts of --beneficiary are ${formatMoney(sum)} in all, and --amount is ${formatMoney(wanted)}.`,
        'Leave --amount out to quote these amounts, or the amounts of the beneficiaries to split it evenly.',
      );
};

const eventsOf = (
  { named, lockSide, total }: OfxTerms,
  beneficiaries: readonly OfxBeneficiary[],
): readonly OfxDraftAction[] => [
  { type: 'beneficiaries-chosen', beneficiaries },
  ...named.flatMap(({ id, amount }): OfxDraftAction[] =>
    amount === null ? [] : [{ type: 'part-typed', beneficiaryId: id, text: amount }],
  ),
  ...(total === null
    ? []
    : [{ type: lockSide === 'buy' ? 'buy-typed' : 'sell-total-typed', text: total } as const]),
];

/** The draft that the terms mean with the customer's beneficiaries, and what to ask of the partner. */
export const makeOfxDraftFromTerms = async (
  terms: OfxTerms,
  known: readonly OfxBeneficiary[],
): CommandResult<{ readonly draft: OfxDraft; readonly request: OfxQuoteRequest }> => {
  const chosen: OfxBeneficiary[] = [];
  for (const { id } of terms.named) {
    const found = await pickOfxBeneficiary(known, id);
    if (!found.ok)
      return failed({ ...found.failure, message: `--beneficiary ${id}: ${found.failure.message}` });
    if (chosen.includes(found.value)) return namedTwice;
    chosen.push(found.value);
  }
  const named = terms.named.map((each, at) => ({ ...each, id: chosen[at]?.beneficiaryId ?? each.id }));
  if (new Set(chosen.map(({ currency }) => currency)).size > 1)
    return usageFailure(
      'All beneficiaries of one deal are paid in the same currency.',
      'fxg beneficiaries list has their currencies; book a deal for each currency.',
    );
  if (!isCurrency(terms.buyCurrency))
    return optionFailure(terms.typed.currency, fieldMessages.invalid, 'It is a currency, such as USD.');
  // A web page shows the currency that it switches to; here a limit would be read in money that the user did not name.
  if (chosen[0]?.currency === terms.buyCurrency)
    return usageFailure(
      `They are paid in ${terms.buyCurrency}: ${terms.typed.currency} must name another currency to send.`,
      `Add ${terms.typed.currency} CUR, one of ${listBuyCurrencies(terms.buyCurrency).join(', ')}.`,
    );
  const { buyCurrency } = terms;
  const start: OfxDraft = { ...emptyOfxDraft, buyCurrency, wantedCurrency: buyCurrency };
  const draft = eventsOf({ ...terms, named }, chosen).reduce(reduceOfxDraft, start);
  const currency = terms.lockSide === 'buy' ? terms.buyCurrency : ofxSellCurrencyOf(draft);
  if (currency === null)
    return usageFailure(
      'These beneficiaries are paid in a currency that cannot be quoted.',
      'fxg beneficiaries list has the currency of each.',
    );
  const amounts = [
    { flag: '--amount', amount: terms.total },
    ...terms.named.map(({ id, amount }) => ({ flag: `--beneficiary ${id}`, amount })),
  ];
  for (const { flag, amount } of amounts) {
    const problem = amount === null ? null : checkOfxAmount(amount, currency);
    if (problem !== null) return amountFailure(flag, currency, problem);
  }
  const contradicted = contradictedTotal(terms, currency);
  if (contradicted !== null) return contradicted;
  const request = ofxQuoteRequestOf(draft);
  return request === null ? usageFailure(fieldMessages.invalid) : succeeded({ draft, request });
};
