import type { Currency } from '@fx-gateway/domain/geography/currency.ts';

const dayMs = 24 * 3_600_000;

const phaseOf = (currency: Currency): number =>
  [...currency].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 628, 7) / 100;

/**
 * What a currency was worth on an earlier day against the market of today, as a factor: swings of weeks and of days that
 * follow from the calendar alone. Of today it is 1, so that every line ends where quotes are made.
 */
export const computeDriftOfDay = (currency: Currency, day: number, now: number): number => {
  if (currency === 'USD') return 1;
  const phase = phaseOf(currency);
  const swingOn = (at: number): number => {
    const days = Math.floor(at / dayMs);
    return (
      1 +
      0.018 * Math.sin(days / 19 + phase) +
      0.006 * Math.sin(days / 4.3 + 2 * phase) +
      0.0025 * Math.sin(days * 2.1 + 3 * phase)
    );
  };
  return swingOn(day) / swingOn(now);
};
