import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

export type RunDealStatus = {
  readonly word: string;
  readonly tone: 'quiet' | 'accent' | 'positive' | 'warning' | 'danger';
};

const status = (word: string, tone: RunDealStatus['tone']): RunDealStatus => ({ word, tone });

/** Where a deal stands, in a word; `instructs` where a booked deal has to be instructed to pay anybody. */
export const runDealStatus = (
  { state }: Pick<RunDeal, 'state'>,
  {
    isCalling,
    isQuoted,
    instructs,
  }: { readonly isCalling: boolean; readonly isQuoted: boolean; readonly instructs: boolean },
): RunDealStatus => {
  switch (state.kind) {
    case 'waiting':
      if (isCalling) return status('Booking...', 'accent');
      if (state.refusal !== null) return status('Refused', 'danger');
      return isQuoted ? status('Quoted', 'accent') : status('Waiting', 'quiet');
    case 'booking':
      return isCalling ? status('Booking...', 'accent') : status('Unknown', 'warning');
    case 'booked':
      if (isCalling) return status('Instructing...', 'accent');
      return state.refusal === null
        ? status('Booked, not instructed', 'warning')
        : status('Refused', 'danger');
    case 'instructing':
      return isCalling ? status('Instructing...', 'accent') : status('Unknown', 'warning');
    case 'paid':
      return instructs ? status('Instructed', 'positive') : status('Booked', 'positive');
    case 'paid-otherwise':
      return status('Instructed otherwise', 'danger');
    case 'left-out':
      return status('Left out', 'quiet');
  }
};
