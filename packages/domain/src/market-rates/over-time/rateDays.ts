/** The length of a day in UTC, which no clock change makes longer or shorter. */
export const dayMs = 24 * 3_600_000;

/** The day, as the rates service writes it, that a moment (ms since 1970) is on. */
export const rateDayOf = (at: number): string => new Date(at).toISOString().slice(0, '2026-11-27'.length);

/** The moment at which a day begins. */
export const startOfRateDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether the market is open on the day that begins at a moment: at weekends nobody makes rates. */
export const isBusinessDay = (at: number): boolean => ![0, 6].includes(new Date(at).getUTCDay());
