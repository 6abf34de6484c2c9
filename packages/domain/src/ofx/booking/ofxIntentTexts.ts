import { isCurrency } from '../../geography/index.ts';
import { readDecimal, toDecimal, type Money } from '../../money/index.ts';
import type { OfxBookingIntent, OfxIntentPart } from './ofxIntent.ts';

type Kept = Readonly<Record<string, unknown>>;

const keptMoney = (amount: Money): Kept => ({ currency: amount.currency, amount: toDecimal(amount) });

/** The text form of intents, for a store that keeps texts. */
export const writeOfxIntents = (intents: readonly OfxBookingIntent[]): string =>
  JSON.stringify(
    intents.map((intent) => ({
      ...intent,
      buy: keptMoney(intent.buy),
      sell: keptMoney(intent.sell),
      parts: intent.parts.map((part) => ({ ...part, amount: keptMoney(part.amount) })),
    })),
  );

const isRecord = (value: unknown): value is Kept => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const readMoney = (value: unknown): Money | null => {
  if (!isRecord(value)) return null;
  const { currency, amount } = value;
  return isCurrency(currency) && typeof amount === 'string' ? readDecimal(amount, currency) : null;
};

const readPart = (value: unknown): OfxIntentPart | null => {
  if (!isRecord(value)) return null;
  const { beneficiaryId, name } = value;
  const amount = readMoney(value['amount']);
  return isText(beneficiaryId) && isText(name) && amount !== null ? { beneficiaryId, name, amount } : null;
};

const readIntent = (value: unknown): OfxBookingIntent | null => {
  if (!isRecord(value)) return null;
  const { quoteId, idempotencyKey, typedSide, customerRate, startedAt, knownDeals } = value;
  const [buy, sell] = [readMoney(value['buy']), readMoney(value['sell'])];
  const parts = Array.isArray(value['parts']) ? value['parts'].map(readPart) : [null];
  if (buy === null || sell === null || !isText(quoteId) || !isText(idempotencyKey)) return null;
  if (typeof customerRate !== 'number' || typeof startedAt !== 'number') return null;
  if (typedSide !== 'buy' && typedSide !== 'sell') return null;
  const whole = parts.filter((part) => part !== null);
  if (whole.length !== parts.length) return null;
  return {
    quoteId,
    idempotencyKey,
    typedSide,
    customerRate,
    startedAt,
    buy,
    sell,
    parts: whole,
    knownDeals: Array.isArray(knownDeals) ? knownDeals.filter(isText) : null,
  };
};

/** Reads what `writeOfxIntents` wrote; what cannot be understood is left out, an empty store gives none. */
export const readOfxIntents = (kept: string | null): readonly OfxBookingIntent[] => {
  if (kept === null) return [];
  try {
    const values: unknown = JSON.parse(kept);
    return Array.isArray(values) ? values.map(readIntent).filter((intent) => intent !== null) : [];
  } catch {
    return [];
  }
};
