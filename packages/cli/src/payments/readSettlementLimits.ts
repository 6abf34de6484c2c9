import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { quoteLimitRule, readAmountOption } from '../amounts/readAmountOption.ts';
import { optionFailure, type CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Options } from '../verbs/options.ts';
import type { OptionSpec } from '../verbs/verb.ts';

const flag = '--max-settlement';

/** How much a run may settle, once for each currency. */
export const settlementLimitOption: OptionSpec = {
  flags: '--max-settlement <limit>',
  summary: 'CURRENCY=N: book no deal with which the run would settle more, with the fees that a quote names',
  repeats: true,
};

/** The limits of `--max-settlement USD=120000`, each currency once; empty where none is given. */
export const readSettlementLimits = (options: Options): Result<readonly Money[], CommandFailure> => {
  const limits: Money[] = [];
  for (const text of options.texts('maxSettlement')) {
    const [code = '', amount = ''] = text.split('=');
    const currency = code.trim().toUpperCase();
    if (!isCurrency(currency))
      return optionFailure(flag, `${text} names no currency.`, 'Write it as USD=120000.');
    if (limits.some((limit) => limit.currency === currency))
      return optionFailure(flag, `${currency} is limited twice.`, 'Give one limit for each currency.');
    const limit = readAmountOption(flag, amount.trim(), currency, quoteLimitRule);
    if (!limit.ok) return limit;
    limits.push(limit.value);
  }
  return succeeded(limits);
};

/** Says which limits limit nothing: no deal of the run is settled in their currency. */
export const reportUnusedLimits = async (
  { report }: Pick<Invocation, 'report'>,
  { deals }: Pick<PaymentRun, 'deals'>,
  limits: readonly Money[],
): Promise<void> => {
  const settled = [...new Set(deals.map(({ settlementCurrency }) => settlementCurrency))];
  const unused = limits.map(({ currency }) => currency).filter((currency) => !settled.includes(currency));
  if (unused.length > 0)
    await report(
      `${flag} ${listInSentence(unused)} limits nothing: the run is settled in ${listInSentence(settled)}.`,
    );
};
