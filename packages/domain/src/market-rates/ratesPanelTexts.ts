import type { RatesFailure } from './marketRatesService.ts';

/** What the market rates say on every client. */
export const ratesPanelTexts = {
  title: 'Market Rates',
  /** Under the title: whose rates these are (RATE-9). */
  source: { market: 'The middle of the market', partner: 'The rates of our partner, with its margin' },
  base: 'Base Currency',
  /** In place of a rate that is not there (RATE-5). */
  unavailable: 'Rates unavailable.',
  /** Under the list (RATE-7). */
  note: 'Actual transactions may vary from rates above.',
  /** After their moment, once the partner feeds the panel (RATE-9). */
  ofPartner: 'from our partner',
  /** The panel itself could not be fetched (ERR-4). */
  panelFailed: 'Error loading rates sidebar.',
} as const;

/** The service's number for a key that is missing or wrong. */
const keyRefused = 101;

/** Why there are no rates, once above the list (ERR-1 to ERR-3, S-122). */
export const ratesFailureMessage = ({ kind, code }: Pick<RatesFailure, 'kind' | 'code'>): string => {
  if (kind === 'missing-key') return 'Unable to request rates at this time due to a server issue.';
  if (code === keyRefused) return 'Unable to request rates at this time due to an internal server issue.';
  return 'Unable to request rates. Please try again in a few minutes.';
};
