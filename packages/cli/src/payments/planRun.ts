import { isAccessLost } from '@fx-gateway/domain/calls/callFailure.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { makeMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import {
  settledBy,
  totalOfRunDeal,
  type PaymentRun,
  type RunQuote,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import {
  findEqualDealsOfRun,
  type EqualDealsOf,
} from '@fx-gateway/domain/payment-run/run/findEqualDealsOfRun.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { callCommandFailure } from '../failures/callCommandFailure.ts';
import { commandFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { ChangeToConfirm } from '../verbs/confirmChange.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { dealFacts } from './dealFacts.ts';
import type { ConfirmedQuestions } from './judging/confirmRunQuestions.ts';
import type { PaymentRunConnection } from './scope/paymentRunConnection.ts';

/** What each deal would cost now. */
export const quoteRun = async (
  { partner, failureMessage }: PaymentRunConnection,
  { deals }: PaymentRun,
): CommandResult<readonly RunQuote[]> => {
  const quotes: RunQuote[] = [];
  for (const deal of deals) {
    const quote = await partner.quote(deal);
    if (!quote.ok) return failed(callCommandFailure(quote.failure, failureMessage(quote.failure)));
    quotes.push(quote.value);
  }
  return succeeded(quotes);
};

/** The deals beside which the run would be booked on the word of the user; nothing is looked up where they said none. */
export const readBeside = async (
  { partner, failureMessage }: PaymentRunConnection,
  run: PaymentRun,
  { beside, unseenAccepted }: Pick<ConfirmedQuestions, 'beside' | 'unseenAccepted'>,
): CommandResult<readonly EqualDealsOf[]> => {
  if (beside.length === 0) return succeeded([]);
  const found = await findEqualDealsOfRun(partner, run, []);
  if (!found.ok)
    return unseenAccepted && !isAccessLost(found.failure)
      ? succeeded([])
      : failed(callCommandFailure(found.failure, failureMessage(found.failure)));
  return succeeded(
    found.value
      .map(({ dealId, equal }) => ({ dealId, equal: equal.filter(({ number }) => beside.includes(number)) }))
      .filter(({ equal }) => equal.length > 0),
  );
};

/** What quotes come to in each currency, fees included, also where a fee is settled in another one. */
export const totalsOf = (quotes: readonly RunQuote[]): readonly Money[] => {
  const totals = new Map<Money['currency'], bigint>();
  for (const { currency, minor } of quotes.flatMap(({ pays, fee }) => (fee === null ? [pays] : [pays, fee])))
    totals.set(currency, (totals.get(currency) ?? 0n) + minor);
  return [...totals].map(([currency, minor]) => makeMoney(minor, currency));
};

/** Refuses, where nobody sees the quotes, a run with a settlement currency that has no limit. */
export const requireLimits = (
  { deals }: Pick<PaymentRun, 'deals'>,
  limits: readonly Money[],
): Result<null, CommandFailure> => {
  const open = [...new Set(deals.map(({ settlementCurrency }) => settlementCurrency))].filter(
    (currency) => !limits.some((limit) => limit.currency === currency),
  );
  return open.length === 0
    ? succeeded(null)
    : failed(
        commandFailure(
          exitCodes.usage,
          'limit-needed',
          'Nobody can look at the quotes here, so a limit is needed for each settlement currency.',
          { hint: `Add ${open.map((currency) => `--max-settlement ${currency}=N`).join(' ')}.` },
        ),
      );
};

/** With what a run would end whose quotes come to more than was agreed to; null where they do not. */
export const aboveLimit = (totals: readonly Money[], limits: readonly Money[]): CommandFailure | null => {
  const above = totals.find(({ currency, minor }) =>
    limits.some((limit) => limit.currency === currency && limit.minor < minor),
  );
  return above === undefined
    ? null
    : commandFailure(
        exitCodes.refused,
        'above-limit',
        `The run would settle ${formatMoney(above)} now, more than its limit.`,
        {
          hint: `--max-settlement ${above.currency}=N`,
        },
      );
};

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** What a run will do, as it is confirmed. */
export const planOfRun = (
  run: PaymentRun,
  quotes: readonly RunQuote[] | null,
  heldCount: number,
  beside: readonly EqualDealsOf[],
): ChangeToConfirm => {
  const all = run.deals.reduce((sum, { payments }) => sum + payments.length, 0);
  const receive = run.deals.map(totalOfRunDeal);
  return {
    title: `${count(all, 'payment', 'payments')} will be made in ${count(run.deals.length, 'deal', 'deals')}, as the run ${run.name}.`,
    facts: [
      ...run.deals.flatMap((deal, place): readonly (readonly [string, string])[] => {
        const quote = quotes?.[place];
        const cost = quote === undefined ? '' : ` for ${formatMoney(settledBy(quote))}`;
        const amounts = `${formatMoney(receive[place] ?? totalOfRunDeal(deal))} in ${count(deal.payments.length, 'payment', 'payments')}${cost}`;
        return [[`Deal ${deal.id}`, amounts], ...dealFacts(deal)];
      }),
      ...(quotes === null
        ? []
        : totalsOf(quotes).map((total): readonly [string, string] => ['You settle', formatMoney(total)])),
      ...run.limits.map((limit): readonly [string, string] => ['At most', formatMoney(limit)]),
      // What `--same-again`, or the yes to its question, has agreed to is read before it is paid.
      ...beside.map(({ dealId, equal }): readonly [string, string] => [
        `Deal ${dealId} beside`,
        equal.map(({ sentence }) => sentence).join(' '),
      ]),
      ...(heldCount === 0
        ? []
        : [['Not paid', `${count(heldCount, 'row', 'rows')} that cannot go`] as const]),
    ],
    question: 'Pay all of it?',
  };
};
