import { checkField } from '../forms/checkField.ts';
import { fieldMessages } from '../forms/fieldMessages.ts';
import { currencyDigits, type Currency } from '../geography/currency.ts';
import { readDecimal } from './decimal.ts';
import { formatAmount } from './formatMoney.ts';
import { compareMoney, type Money } from './makeMoney.ts';
import { findAmbiguousAmountReadings } from './readPastedAmount.ts';

/** What a form asks of its amount. */
export type AmountRule = {
  readonly required?: boolean;
  /** What is said of too little; any amount is enough where nothing is said. */
  readonly tooLittle?: string;
  /** Whether it is enough, where that is not any above zero. */
  readonly isEnough?: (amount: Money) => boolean;
  /** The largest that is taken, in the currency of the amount; any where nothing is said. */
  readonly most?: Money;
};

/** What is wrong with an amount, and what helps. */
export type AmountFieldError = {
  /** The message of its field, as specified (MSG-1, MSG-2, MSG-4, MSG-5). */
  readonly message: string;
  /** What stands beside the message: how the amount is written, or its limit; null where the message says it all. */
  readonly help: string | null;
  /** What can have been meant, to choose from; empty where that cannot be told. */
  readonly readings: readonly Money[];
};

/** An amount as it is written, without the zeros behind the point: `100,000,000`. */
const written = (amount: Money): string => formatAmount(amount).replace(/\.00$/, '');

const saying = (message: string, help: string | null = null): AmountFieldError => ({
  message,
  help,
  readings: [],
});

/**
 * What is wrong with the text of an amount, or null (MSG-1, MSG-2, MSG-4, S-6). An empty one is judged by `required`
 * only. A text such as `1.000` is one thousand to some and one to others: both are offered, and neither is taken.
 */
export const findAmountProblem = (
  text: string,
  currency: Currency,
  rule: AmountRule,
): AmountFieldError | null => {
  const { required = false, isEnough = ({ minor }) => minor > 0n, tooLittle, most } = rule;
  const amount = readDecimal(text, currency);
  if (amount !== null) {
    if (tooLittle !== undefined && !isEnough(amount)) return saying(tooLittle);
    if (most === undefined || compareMoney(amount, most) <= 0) return null;
    const limit = written(most);
    return saying(fieldMessages.maxAmount(Number(limit.replaceAll(',', ''))), `At most ${limit}.`);
  }
  const message = checkField(text, { required, custom: () => false });
  if (message !== fieldMessages.invalid) return message === null ? null : saying(message);
  const readings = findAmbiguousAmountReadings(text, currency).flatMap(
    (each) => readDecimal(each.text, currency) ?? [],
  );
  const meant = readings.map(formatAmount).join(' or ');
  const example = currencyDigits(currency) === 0 ? '1,000' : '1,000.50';
  return { message, help: meant === '' ? `Write it like ${example}.` : `Do you mean ${meant}?`, readings };
};
