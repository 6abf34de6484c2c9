import { formatMoney } from '../../money/formatMoney.ts';
import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import { readDisplayOnlyAmount, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { DuplicateDealSearchResult } from '../../quoting/duplicateDeals.ts';
import {
  joinWithAnd,
  duplicateDealBookedSentences,
  isEnteredInLastSevenDays,
  duplicatesNotCheckedMessage,
} from '../../quoting/duplicateDealSentences.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';
import { mayPayBeneficiariesOfBooking } from '../booking/findCandidateDeals.ts';
import type { OfxBookingTerms } from '../booking/openOfxBookings.ts';

/**
 * Whether at most the rate lies between two deals that are about to be booked: one of the amounts, and who is paid, are
 * the same. Which amount has the focus makes no other deal (OFX-QUOTE-8).
 */
export const isSameOfxDeal = (one: OfxBookingTerms, other: OfxBookingTerms): boolean => {
  const isSameSell = isSameMoney(one.sell, other.sell);
  return (
    one.buy.currency === other.buy.currency &&
    one.sell.currency === other.sell.currency &&
    (isSameSell || isSameMoney(one.buy, other.buy)) &&
    one.parts.length === other.parts.length &&
    one.parts.every(({ beneficiaryId, amount }, place) => {
      const part = other.parts[place];
      return part?.beneficiaryId === beneficiaryId && (!isSameSell || isSameMoney(part.amount, amount));
    })
  );
};

const isAmount = (shown: DisplayOnlyAmount, amount: Money): boolean => {
  const exact = readDisplayOnlyAmount(shown);
  return exact !== null && isSameMoney(exact, amount);
};

const namesOf = ({ parts }: OfxBookingTerms): string => joinWithAnd(parts.map(({ name }) => name));

/**
 * What is equal about a deal for the same beneficiaries: what each receives, as far as the list says it, or what the
 * customer pays. Null where nothing is. A deal that names nobody may be for any of them.
 */
const equalOf = (wanted: OfxBookingTerms, deal: OfxDeal): string | null => {
  const { buy, sell, dealBeneficiaries } = deal;
  if (wanted.parts.length === 0 || !mayPayBeneficiariesOfBooking(wanted, deal)) return null;
  const namesNobody = dealBeneficiaries.length === 0;
  if (isAmount(sell, wanted.sell)) {
    const amountOf = (id: string): number | null =>
      dealBeneficiaries.find(({ beneficiaryId }) => beneficiaryId === id)?.amount ?? null;
    const known = wanted.parts.flatMap(({ beneficiaryId, amount: part }) => {
      const amount = amountOf(beneficiaryId);
      return amount === null ? [] : [isAmount({ currency: part.currency, amount }, part)];
    });
    if (known.includes(false)) return null;
    if (namesNobody) return `${formatMoney(wanted.sell)} in all`;
    return known.length === wanted.parts.length || wanted.parts.length === 1
      ? joinWithAnd(wanted.parts.map(({ name, amount }) => `${formatMoney(amount)} for ${name}`))
      : `${formatMoney(wanted.sell)} in all for ${namesOf(wanted)}`;
  }
  if (!isAmount(buy, wanted.buy) || sell.currency !== wanted.sell.currency) return null;
  return `a deal ${namesNobody ? '' : `for ${namesOf(wanted)} `}for which you pay ${formatMoney(wanted.buy)}`;
};

/** What the only beneficiary of a booking receives by a deal that pays others too, where that is the very same. */
const equalPartOf = ({ parts: [part, ...others] }: OfxBookingTerms, deal: OfxDeal): string | null => {
  if (part === undefined || others.length > 0) return null;
  const { beneficiaryId, amount, name } = part;
  const isPaid = deal.dealBeneficiaries.some(
    (paid) =>
      paid.beneficiaryId === beneficiaryId &&
      paid.amount !== null &&
      isAmount({ currency: deal.sell.currency, amount: paid.amount }, amount),
  );
  return isPaid ? `${formatMoney(amount)} for ${name}` : null;
};

/** What is said of equal deals while they could not be read. */
export const uncheckedDuplicateOfxDeals: DuplicateDealSearchResult = {
  found: [],
  complete: false,
  words: duplicatesNotCheckedMessage('deal'),
};

/** Looks among the deals of the last seven days for the one that is about to be booked. */
export const findDuplicateOfxDeals = (
  deals: readonly OfxDeal[],
  wanted: OfxBookingTerms,
  now: number,
): DuplicateDealSearchResult => {
  const same = deals.flatMap((deal) => {
    const what = isEnteredInLastSevenDays(deal.enteredDate, now)
      ? (equalOf(wanted, deal) ?? equalPartOf(wanted, deal))
      : null;
    return what === null ? [] : [{ deal, what }];
  });
  const sentences = duplicateDealBookedSentences(
    'deal',
    same.map(({ deal, what }) => ({ what, number: deal.reference, entered: deal.enteredDate })),
    'another one',
  );
  return {
    found: same.map(({ deal }) => deal.dealId),
    complete: true,
    words: sentences.length === 0 ? null : sentences.join(' '),
  };
};

/**
 * What came while a deal was on its way: equal deals, by what their user knows them, but those with the ids `known`. Two
 * devices that book at once do not see each other's deal before it is there.
 */
export const findOfxDuplicatesBookedConcurrently = (
  deals: readonly OfxDeal[],
  booked: OfxBookingTerms,
  known: readonly string[],
  now: number,
): readonly string[] => {
  const { found } = findDuplicateOfxDeals(deals, booked, now);
  return deals
    .filter(({ dealId }) => found.includes(dealId) && !known.includes(dealId))
    .map(({ reference }) => reference);
};

/** What is said of them beside the deal that was just booked; null for none. */
export const concurrentOfxDuplicatesMessage = (references: readonly string[]): string | null =>
  references.length === 0
    ? null
    : `${references.length === 1 ? 'Deal' : 'Deals'} ${references.join(', ')} for the same came while this deal was on its way, perhaps from another device. If you want only one of them, tell the partner at once.`;
