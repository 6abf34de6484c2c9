import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import {
  progressOfRunDeal,
  runProgressWords,
  type RunDealProgress,
} from '@fx-gateway/domain/payment-run/run/runProgress.ts';

export type RunDealStatus = {
  readonly word: string;
  readonly tone: 'quiet' | 'accent' | 'positive' | 'warning' | 'danger';
};

const tones: Readonly<Record<RunDealProgress, RunDealStatus['tone']>> = {
  waiting: 'quiet',
  refused: 'danger',
  unknown: 'warning',
  'not-instructed': 'warning',
  instructed: 'positive',
  'instructed-otherwise': 'danger',
  booked: 'positive',
  'left-out': 'quiet',
};

/** Where a deal stands, in a word. */
export const runDealStatus = (
  deal: Pick<RunDeal, 'state' | 'settlement'>,
  { isCalling, isQuoted }: { readonly isCalling: boolean; readonly isQuoted: boolean },
): RunDealStatus => {
  const { state } = deal;
  if (isCalling && (state.kind === 'waiting' || state.kind === 'booking'))
    return { word: 'Booking...', tone: 'accent' };
  if (isCalling && (state.kind === 'booked' || state.kind === 'instructing'))
    return { word: 'Instructing...', tone: 'accent' };
  const progress = progressOfRunDeal(deal);
  return progress === 'waiting' && isQuoted
    ? { word: 'Quoted', tone: 'accent' }
    : { word: runProgressWords[progress], tone: tones[progress] };
};
