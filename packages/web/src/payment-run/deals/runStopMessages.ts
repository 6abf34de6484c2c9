import {
  instructionRefusedMessage,
  listNotWholeMessage,
  openElsewhereMessage,
  openSingleMessage,
  payeesGoneMessage,
} from '@fx-gateway/domain/payment-run/runMessages.ts';
import { formatAmount } from '@fx-gateway/domain/money/formatMoney.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { RunStop } from '@fx-gateway/domain/payment-run/run/continueRun.ts';

const coded = (money: Money): string => `${formatAmount(money)} ${money.currency}`;

/** Why a deal goes no further for now; nothing was sent. */
export const runStopMessage = (stop: RunStop, failureWords: (failure: CallFailure) => string): string => {
  switch (stop.kind) {
    case 'not-now':
      return 'Another tab goes on with this deal.';
    case 'rows-changed':
      return 'Another tab left out one of its payments or put one back just now. See what it pays, and book it anew.';
    case 'gone':
      return 'This run is not on this device any more.';
    case 'busy':
      return stop.message;
    case 'above-limit':
      return `With this deal the run would settle ${coded(stop.wanted)}, and you agreed to at most ${coded(stop.limit)}.`;
    case 'other-amount':
      return `The quote is for ${coded(stop.quoted)}, and the payees receive ${coded(stop.wanted)}. Wait for the next quote.`;
    case 'booked-twice':
      return 'Another device booked the same at the same time. Ask the partner at once to cancel the one that you do not want.';
    case 'equal-deals':
      return 'This may have been booked already:';
    case 'not-looked':
      return `It could not be looked up whether this deal was booked elsewhere. ${failureWords(stop.failure)}`;
    case 'open-elsewhere':
      return openElsewhereMessage(stop);
    case 'open-single':
      return openSingleMessage(stop.call);
    case 'list-not-whole':
      return listNotWholeMessage(stop.lacking);
    case 'instruction-refused':
      return instructionRefusedMessage(stop.refusal);
    case 'payees-gone':
      return payeesGoneMessage(stop.payees);
    case 'no-access':
      return failureWords(stop.failure);
    case 'details-unchecked':
    case 'details-unread':
      return 'Bank details are to be checked first.';
    case 'not-kept':
      return 'This device could not keep the step, so nothing was sent. Free some space and try again.';
    case 'no-quote':
      return `There is no quote. ${failureWords(stop.failure)}`;
  }
};
