import {
  isJsonObject,
  writeStoredMoney,
  readStoredMoney,
  type JsonObject,
} from '../../intents/storedMoney.ts';
import type { DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { StoredOfxBookingCall, StoredOfxBookingPart } from './ofxIntent.ts';

/** The form in which an intent is kept. */
export const writeStoredOfxBookingCall = (intent: StoredOfxBookingCall): JsonObject => ({
  ...intent,
  buy: writeStoredMoney(intent.buy),
  sell: writeStoredMoney(intent.sell),
  parts: intent.parts.map((part) => ({ ...part, amount: writeStoredMoney(part.amount) })),
});

const isText = (value: unknown): value is string => typeof value === 'string';

const readFee = (value: unknown): DisplayOnlyAmount | null => {
  if (!isJsonObject(value)) return null;
  const { currency, amount } = value;
  return isText(currency) && typeof amount === 'number' ? { currency, amount } : null;
};

const readPart = (value: unknown): StoredOfxBookingPart | null => {
  if (!isJsonObject(value)) return null;
  const { beneficiaryId, name } = value;
  const amount = readStoredMoney(value['amount']);
  const accountEnding = value['accountEnding'];
  const known = isText(accountEnding) ? { accountEnding } : {};
  return isText(beneficiaryId) && isText(name) && amount !== null
    ? { beneficiaryId, name, amount, ...known }
    : null;
};

/** Reads what `writeStoredOfxBookingCall` wrote; null where it cannot be understood. */
export const readStoredOfxBookingCall = (value: JsonObject): StoredOfxBookingCall | null => {
  const { quoteId, idempotencyKey, typedSide, customerRate, startedAt, knownDeals } = value;
  const [buy, sell] = [readStoredMoney(value['buy']), readStoredMoney(value['sell'])];
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
    fee: readFee(value['fee']),
    startedAt,
    buy,
    sell,
    parts: whole,
    knownDeals: Array.isArray(knownDeals) ? knownDeals.filter(isText) : null,
  };
};
