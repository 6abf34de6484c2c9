import { formatMoney } from '../money/formatMoney.ts';
import type { Money } from '../money/makeMoney.ts';

/** What the customers of a partner know a booked deal as. */
export type BookingNoun = 'order' | 'deal';

/** The question which order or deal a lost booking became, and its answers that name none. */
export const bookingCandidateMessages = (booked: BookingNoun) =>
  ({
    some: `One of these ${booked}s may be your booking. Which is it?`,
    one: `This ${booked} may be your booking. Is it this ${booked}?`,
    none: `No new ${booked} with these amounts was found.`,
    noneOfThese: 'None of these: it was not booked',
    notThisOne: `Not this ${booked}: it was not booked`,
    notBooked: 'It was not booked',
    leaveOpen: 'I do not know: leave it open',
    chooseFirst: 'Choose one of the answers.',
  }) as const;

/** The same for so many that could be it. */
export const bookingCandidateQuestion = (
  booked: BookingNoun,
  count: number,
): { readonly question: string; readonly none: string } => {
  const { some, one, none, noneOfThese, notThisOne, notBooked } = bookingCandidateMessages(booked);
  if (count === 0) return { question: none, none: notBooked };
  return count === 1 ? { question: one, none: notThisOne } : { question: some, none: noneOfThese };
};

/** Asked before what has the amount of a lost booking is taken for other deals, as many as there are. */
export const notTheLostBookingMessages = (
  booked: BookingNoun,
  count: number,
  { receive, payees }: { readonly receive: Money; readonly payees: string },
): { readonly question: string; readonly why: string; readonly yes: string } => {
  const booking = `your booking of ${formatMoney(receive)} for ${payees}`;
  const [another, others] =
    booked === 'order' ? ['another deal', 'other deals'] : ['another one', 'other ones'];
  return count === 1
    ? {
        question: `Is this ${booked} really ${another}?`,
        why: `It has the same amount as ${booking}. Only if it is somebody else's, or another deal of yours, was that not booked. If it is that booking, booking again makes a second deal.`,
        yes: 'It is another deal',
      }
    : {
        question: `Are these ${booked}s really ${others}?`,
        why: `They have the same amount as ${booking}. Only if each is somebody else's, or another deal of yours, was that not booked. If one is that booking, booking again makes a second deal.`,
        yes: 'They are other deals',
      };
};
