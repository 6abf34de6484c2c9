import type { BookingKeyAndTerms } from '@fx-gateway/domain/corpay/booking/bookUnderKey.ts';
import { emptyDraft } from '@fx-gateway/domain/corpay/quotes/quoteDraft.ts';
import { fieldMessages } from '@fx-gateway/domain/forms/fieldMessages.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { Options } from '../../verbs/options.ts';
import type { OptionSpec } from '../../verbs/verb.ts';
import { optionFailure, type CommandFailure } from '../../failures/commandFailure.ts';

export const keyOption: OptionSpec = {
  flags: '--key <key>',
  summary:
    'makes the call repeatable on this machine: the same call under the same key gives the same answer and books once',
};

/** `1,000.50` and `1000.5` are the same amount. */
const plainAmount = (text: string | null): string | null =>
  text
    ?.trim()
    .replaceAll(',', '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(?<whole>\d+)\.?0*$/, '$<whole>')
    .replace(/(?<rest>\.\d*[1-9])0+$/, '$<rest>') ?? null;

/** A currency that is the default says as much as none. */
const plainSettlement = (text: unknown): string | null => {
  const currency = typeof text === 'string' ? text.toUpperCase() : null;
  return currency === emptyDraft.settlementCurrency ? null : currency;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const plainTerms = (terms: string): string => {
  const read: unknown = JSON.parse(terms);
  return isObject(read)
    ? JSON.stringify({ ...read, settlement: plainSettlement(read['settlement']) })
    : terms;
};

/** Whether two calls say the same; an earlier version kept the default currency where it was spelt out. */
export const isSameCall = (kept: string, said: string): boolean => plainTerms(kept) === plainTerms(said);

/** The key that was given, with everything that the call says; null without a key. */
export const readKeyedCall = (options: Options): Result<BookingKeyAndTerms | null, CommandFailure> => {
  const key = options.text('key');
  if (key === null) return succeeded(null);
  if (key.trim() === '') return optionFailure('--key', fieldMessages.required, 'Give a key of your own.');
  const terms = {
    quote: options.text('quote'),
    beneficiary: options.text('beneficiary'),
    lock: options.text('quote') === null ? (options.text('lock') ?? 'payment') : null,
    amount: plainAmount(options.text('amount')),
    settlement: plainSettlement(options.text('settlement')),
    maxSettlement: plainAmount(options.text('maxSettlement')),
    minPayment: plainAmount(options.text('minPayment')),
  };
  return succeeded({ key, terms: JSON.stringify(terms) });
};
