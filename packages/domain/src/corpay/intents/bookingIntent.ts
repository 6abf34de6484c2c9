import { isCurrency } from '../../geography/index.ts';
import { readDecimal, toDecimal, type Money } from '../../money/index.ts';
import type { LockSide } from '../api/quote.ts';

/** A booking that was sent, or is about to be, and has no definite answer yet. */
export type BookingIntent = {
  readonly kind: 'booking';
  readonly quoteId: string;
  readonly idempotencyKey: string;
  readonly settlement: Money;
  readonly payment: Money;
  /** The side that the person fixed; null in what an earlier version kept. */
  readonly lockSide: LockSide | null;
  /** Payment units per one settlement unit, as painted; null in what an earlier version kept. */
  readonly rate: number | null;
  /** When the quote ends, by the wall clock in milliseconds since 1970; null when it is not known. */
  readonly endsAt: number | null;
  readonly beneficiaryId: string;
  readonly payee: string;
  /** The newest order number seen before the booking; null when there was none, or none was known. */
  readonly newestOrder: string | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
};

/** An instruction that was sent, or is about to be, and has no definite answer yet. */
export type InstructionIntent = {
  readonly kind: 'instruction';
  readonly orderNumber: string;
  readonly idempotencyKey: string;
  readonly payment: Money;
  readonly beneficiaryId: string;
  /** The payee's name and the payment reference as sent; null in an intent that an earlier version kept. */
  readonly payee: string | null;
  readonly reference: string | null;
  /** The person has said that the new bank details were checked with the payee; that counts once it is instructed. */
  readonly detailsChecked: boolean;
  readonly startedAt: number;
};

/** A deal that is booked and waits for its instruction: what was meant to be paid, and to whom (S-113). */
export type AwaitedInstruction = {
  readonly kind: 'awaited-instruction';
  readonly orderNumber: string;
  readonly settlement: Money;
  readonly payment: Money;
  readonly beneficiaryId: string;
  readonly payee: string;
  readonly startedAt: number;
};

export type Intent = BookingIntent | InstructionIntent | AwaitedInstruction;

/** Names an intent. An order can be instructed again after a refusal, so each try has a name of its own. */
export const intentId = (
  intent:
    | Pick<BookingIntent, 'kind' | 'quoteId'>
    | Pick<InstructionIntent, 'kind' | 'orderNumber' | 'idempotencyKey'>
    | Pick<AwaitedInstruction, 'kind' | 'orderNumber'>,
): string => {
  switch (intent.kind) {
    case 'booking':
      return `booking/${intent.quoteId}`;
    case 'instruction':
      return `instruction/${intent.orderNumber}/${intent.idempotencyKey}`;
    case 'awaited-instruction':
      return `awaited-instruction/${intent.orderNumber}`;
  }
};

type Kept = Readonly<Record<string, unknown>>;

const keptMoney = (amount: Money): Kept => ({ currency: amount.currency, amount: toDecimal(amount) });

/** The text form of intents, for a store that keeps texts. */
export const writeIntents = (intents: readonly Intent[]): string =>
  JSON.stringify(
    intents.map((intent) => ({
      ...intent,
      payment: keptMoney(intent.payment),
      ...('settlement' in intent ? { settlement: keptMoney(intent.settlement) } : {}),
    })),
  );

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null;
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const readLockSide = (value: unknown): LockSide | null =>
  value === 'Payment' || value === 'Settlement' ? value : null;

const readMoney = (value: unknown): Money | null => {
  if (!isRecord(value)) return null;
  const { currency, amount } = value;
  return isCurrency(currency) && typeof amount === 'string' ? readDecimal(amount, currency) : null;
};

const readIntent = (value: unknown): Intent | null => {
  if (!isRecord(value)) return null;
  const { kind, startedAt } = value;
  const [payment, settlement] = [readMoney(value['payment']), readMoney(value['settlement'])];
  const beneficiaryId = text(value['beneficiaryId']);
  if (payment === null || beneficiaryId === null || typeof startedAt !== 'number') return null;
  const [payee, quoteId, orderNumber, idempotencyKey] = [
    'payee',
    'quoteId',
    'orderNumber',
    'idempotencyKey',
  ].map((key) => text(value[key]));
  if (
    kind === 'booking' &&
    settlement !== null &&
    payee != null &&
    quoteId != null &&
    idempotencyKey != null
  ) {
    return {
      kind,
      quoteId,
      idempotencyKey,
      settlement,
      payment,
      lockSide: readLockSide(value['lockSide']),
      rate: number(value['rate']),
      endsAt: number(value['endsAt']),
      beneficiaryId,
      payee,
      newestOrder: text(value['newestOrder']),
      startedAt,
    };
  }
  if (kind === 'instruction' && orderNumber != null && idempotencyKey != null) {
    const reference = text(value['reference']);
    const detailsChecked = value['detailsChecked'] === true;
    return {
      kind,
      orderNumber,
      idempotencyKey,
      payment,
      beneficiaryId,
      payee: payee ?? null,
      reference,
      detailsChecked,
      startedAt,
    };
  }
  if (kind === 'awaited-instruction' && settlement !== null && payee != null && orderNumber != null) {
    return { kind, orderNumber, settlement, payment, beneficiaryId, payee, startedAt };
  }
  return null;
};

/** Reads what `writeIntents` wrote; what cannot be understood is left out, an empty store gives none. */
export const readIntents = (kept: string | null): readonly Intent[] => {
  if (kept === null) return [];
  try {
    const values: unknown = JSON.parse(kept);
    return Array.isArray(values) ? values.map(readIntent).filter((intent) => intent !== null) : [];
  } catch {
    return [];
  }
};
