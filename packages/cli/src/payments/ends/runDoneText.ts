import {
  orderOfRunDeal,
  type PaymentRun,
  type RunDeal,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { keyWords } from '../scope/findRun.ts';

/** `1 to 4`, `1, 2 and 5`: the ids of deals are numbers from 1 on. */
const idsText = (deals: readonly RunDeal[]): string => {
  const ids = deals.map(({ id }) => Number(id));
  const [first = 0] = ids;
  const isRow = ids.length > 2 && ids.every((id, place) => id === first + place);
  return isRow ? `${first} to ${first + ids.length - 1}` : listInSentence(ids.map(String));
};

const sentence = (did: string, noun: string, deals: readonly RunDeal[], end = ''): string => {
  const many = deals.length > 1 ? 's' : '';
  const orders = deals.flatMap((deal) => {
    const order = orderOfRunDeal(deal);
    return order === null ? [] : [order.reference || order.number];
  });
  return deals.length === 0
    ? ''
    : `${did} deal${many} ${idsText(deals)} as ${noun}${many} ${listInSentence(orders)}${end}.`;
};

/** What this call has done of a run, and how it is read again; nothing where that is nothing. */
export const runDoneText = (before: PaymentRun, now: PaymentRun): string => {
  const changed = now.deals.filter(
    ({ id, state }) => before.deals.find((deal) => deal.id === id)?.state.kind !== state.kind,
  );
  const paid = changed.filter(({ state }) => state.kind === 'paid');
  const done = joinSentences(
    sentence(
      'Booked and instructed',
      'order',
      paid.filter(({ settlement }) => settlement !== null),
    ),
    sentence(
      'Booked',
      'deal',
      paid.filter(({ settlement }) => settlement === null),
    ),
    sentence(
      'Booked',
      'order',
      changed.filter(({ state }) => state.kind === 'booked'),
      ', and instructed nothing of it',
    ),
  );
  return done === ''
    ? ''
    : `${done} What became of every row is told by: fxg payments report ${keyWords(now)}`;
};
