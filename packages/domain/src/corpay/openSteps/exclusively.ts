import { succeeded, type Result } from '../../result/index.ts';
import { sameMoney } from '../../money/index.ts';
import { intentId, type BookingIntent, type Intent } from '../intents/intent.ts';

/**
 * Runs `work` while no other process of this user moves money; fails where it does not come to that. No question to the
 * user is asked inside.
 */
export type Exclusively<E> = <T>(work: () => Promise<T>) => Promise<Result<T, E>>;

/** Where nothing else can move money for the user meanwhile. */
export const undisturbed = async <T>(work: () => Promise<T>): Promise<Result<T, never>> =>
  succeeded(await work());

/** Another process has settled the step while this one waited or asked; the order it became, null when none is known. */
export type SettledElsewhere = { readonly kind: 'settled-elsewhere'; readonly orderNumber: string | null };

export const isKept = (kept: readonly Intent[], intent: Intent): boolean =>
  kept.some((each) => intentId(each) === intentId(intent));

/** Two lists of what is kept with one text hold the same steps. */
export const namesOf = (kept: readonly Intent[]): string => JSON.stringify(kept.map(intentId));

/** The deal that a booking became, while it waits for its instruction; null when it became none, or waits no more. */
export const dealOfBooking = (
  kept: readonly Intent[],
  { startedAt, beneficiaryId, payment }: BookingIntent,
): string | null => {
  const deal = kept.find(
    (each) =>
      each.kind === 'awaited-instruction' &&
      each.startedAt === startedAt &&
      each.beneficiaryId === beneficiaryId &&
      sameMoney(each.payment, payment),
  );
  return deal?.kind === 'awaited-instruction' ? deal.orderNumber : null;
};
