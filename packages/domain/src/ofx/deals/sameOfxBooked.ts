import { formatDate } from '../../geography/index.ts';
import { formatMoney, readShownAmount, sameMoney, type Money } from '../../money/index.ts';
import type { BookedBefore } from '../../quoting/index.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';

/** Who would be paid, and with how much, by the deal that is about to be booked. */
export type WantedParts = readonly {
  readonly beneficiaryId: string;
  readonly name: string;
  readonly amount: Money;
}[];

const span = 7 * 24 * 3_600_000;
const dayLength = '2026-11-23'.length;

/** A day that cannot be read may be one of the last seven. */
const isRecent = ({ enteredDate }: OfxDeal, now: number): boolean => {
  const day = enteredDate.slice(0, dayLength);
  return Number.isNaN(Date.parse(day)) || day >= new Date(now - span).toISOString().slice(0, dayLength);
};

/** Whether a deal pays everybody the same; one that names nobody is known by what it pays in all. */
const paysTheSame = (wanted: WantedParts, { sell, dealBeneficiaries }: OfxDeal): boolean => {
  const total = readShownAmount(sell);
  const [first, ...others] = wanted.map(({ amount }) => amount);
  if (total === null || first === undefined || total.currency !== first.currency) return false;
  const minor = others.reduce((sum, part) => sum + part.minor, first.minor);
  if (!sameMoney(total, { ...total, minor })) return false;
  if (dealBeneficiaries.length === 0) return true;
  return (
    dealBeneficiaries.length === wanted.length &&
    wanted.every(({ beneficiaryId, amount: part }) =>
      dealBeneficiaries.some(({ beneficiaryId: paid, amount }) => {
        const exact = readShownAmount({ currency: part.currency, amount });
        return paid === beneficiaryId && exact !== null && sameMoney(exact, part);
      }),
    )
  );
};

const named = (deals: readonly OfxDeal[]): string =>
  deals.map(({ reference, enteredDate }) => `deal ${reference} of ${formatDate(enteredDate)}`).join(' and ');

const wantedText = (wanted: WantedParts): string =>
  wanted.map(({ name, amount }) => `${formatMoney(amount)} for ${name}`).join(' and ');

/** What is said of equal deals while they could not be read. */
export const ofxNotCheckable: BookedBefore = {
  found: [],
  complete: false,
  words: 'It could not be checked whether you booked this deal already in the last seven days.',
};

/** Looks among the deals of the last seven days for the one that is about to be booked. */
export const sameOfxBooked = (deals: readonly OfxDeal[], wanted: WantedParts, now: number): BookedBefore => {
  const same = deals.filter((deal) => isRecent(deal, now) && paysTheSame(wanted, deal));
  return {
    found: same.map(({ dealId }) => dealId),
    complete: true,
    words:
      same.length === 0
        ? null
        : `In the last seven days you booked ${wantedText(wanted)} already: ${named(same)}. Book this deal only if it is another one.`,
  };
};
