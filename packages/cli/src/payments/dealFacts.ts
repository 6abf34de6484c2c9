import { payeeWithEnding, settledFromText } from '@fx-gateway/domain/payment-run/run/accountsOfRunDeal.ts';
import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';

const mostNamed = 12;

/** What is confirmed of a deal beside its amounts: the account that it is settled from, and whom it pays on which account. */
export const dealFacts = (deal: RunDeal): readonly (readonly [string, string])[] => {
  const from = settledFromText(deal);
  const payees = [...new Set(deal.payments.map(payeeWithEnding))];
  const more = payees.length - mostNamed;
  const named = more > 0 ? [...payees.slice(0, mostNamed), `${more} more`] : payees;
  return [
    ...(from === null ? [] : [[`Deal ${deal.id} settled from`, from] as const]),
    [`Deal ${deal.id} pays`, listInSentence(named)],
  ];
};
