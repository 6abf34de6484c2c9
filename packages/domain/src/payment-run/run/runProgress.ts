import type { RunDeal } from './paymentRun.ts';

/**
 * How far a deal of a run is, for people and programs alike. A deal of a partner that wants an instruction ends as
 * `instructed`, any other as `booked`.
 */
export type RunDealProgress =
  | 'waiting'
  | 'refused'
  /** Nobody knows what became of its last call. */
  | 'unknown'
  | 'not-instructed'
  | 'instructed'
  | 'instructed-otherwise'
  | 'booked'
  | 'left-out';

/** How far a row is: as far as its deal, or no deal pays it. */
export type RunRowProgress = RunDealProgress | 'not-sent';

/** In the words of Past Orders and Past Deals. */
export const runProgressWords: Readonly<Record<RunRowProgress, string>> = {
  waiting: 'Waiting',
  refused: 'Refused',
  unknown: 'Unknown',
  'not-instructed': 'Booked, not instructed',
  instructed: 'Instructed',
  'instructed-otherwise': 'Instructed otherwise',
  booked: 'Booked',
  'left-out': 'Left out',
  'not-sent': 'Not paid',
};

export const progressOfRunDeal = ({
  state,
  settlement,
}: Pick<RunDeal, 'state' | 'settlement'>): RunDealProgress => {
  switch (state.kind) {
    case 'waiting':
      return state.refusal === null ? 'waiting' : 'refused';
    case 'booking':
    case 'instructing':
      return 'unknown';
    case 'booked':
      return 'not-instructed';
    case 'paid':
      return settlement === null ? 'booked' : 'instructed';
    case 'paid-otherwise':
      return 'instructed-otherwise';
    case 'left-out':
      return 'left-out';
  }
};
