import { formatDate } from '../../geography/formatDate.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';
import { formatDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { AmountsToSettle } from './sumOrdersToSettle.ts';

/** `$11,564.60, €900.00 and £4.00`: amounts of several currencies, which are not added. */
export const formatAmounts = (amounts: readonly (Money | DisplayOnlyAmount)[]): string => {
  const texts = amounts.map((amount) =>
    'minor' in amount ? formatMoney(amount) : formatDisplayOnlyAmount(amount),
  );
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter((text) => text !== '').join(' and ');
};

/** When the payments of an order can be had, as it was expected; null without a day. */
export const formatExpectedPaymentDays = ([first, ...others]: readonly string[]): string | null => {
  if (first === undefined) return null;
  const day = formatDate(first);
  return others.length === 0 ? `Expected ${day}` : `Expected from ${day}`;
};

/** What all of them leave to settle; null where that is nothing, as far as it is known (HIST-7). */
export const formatAmountsToSettle = ({ rest, isWhole }: AmountsToSettle): string | null =>
  rest.length === 0 ? null : `${isWhole ? '' : 'At least '}${formatAmounts(rest)} to settle`;
