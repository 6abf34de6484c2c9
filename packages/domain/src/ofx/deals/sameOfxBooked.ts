import { formatMoney, readShownAmount, sameMoney, type Money } from '../../money/index.ts';
import {
  andJoined,
  bookedLatelyWords,
  isEnteredLately,
  namedWithDays,
  notCheckedWords,
  type BookedBefore,
} from '../../quoting/index.ts';
import type { OfxDeal } from '../api/ofxDeal.ts';

/** Who would be paid, and with how much, by the deal that is about to be booked. */
export type WantedParts = readonly {
  readonly beneficiaryId: string;
  readonly name: string;
  readonly amount: Money;
}[];

/** Whether a deal pays everybody the same; one that names nobody is known by what it pays in all. */
const paysTheSame = (wanted: WantedParts, { sell, dealBeneficiaries }: OfxDeal): boolean => {
  const total = readShownAmount(sell);
  const [first] = wanted;
  if (total === null || first === undefined) return false;
  const minor = wanted.reduce((sum, { amount }) => sum + amount.minor, 0n);
  if (!sameMoney(total, { ...first.amount, minor })) return false;
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
  namedWithDays(
    'deal',
    deals.map(({ reference, enteredDate }) => ({ number: reference, entered: enteredDate })),
  );

const wantedText = (wanted: WantedParts): string =>
  andJoined(wanted.map(({ name, amount }) => `${formatMoney(amount)} for ${name}`));

/** What is said of equal deals while they could not be read. */
export const ofxNotCheckable: BookedBefore = {
  found: [],
  complete: false,
  words: notCheckedWords('deal'),
};

/** Looks among the deals of the last seven days for the one that is about to be booked. */
export const sameOfxBooked = (deals: readonly OfxDeal[], wanted: WantedParts, now: number): BookedBefore => {
  const same = deals.filter((deal) => isEnteredLately(deal.enteredDate, now) && paysTheSame(wanted, deal));
  return {
    found: same.map(({ dealId }) => dealId),
    complete: true,
    words: same.length === 0 ? null : bookedLatelyWords(wantedText(wanted), named(same), 'another one'),
  };
};
