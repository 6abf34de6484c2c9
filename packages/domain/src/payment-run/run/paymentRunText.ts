import { isJsonObject } from '../../intents/storedMoney.ts';
import type { PaymentRun } from './paymentRun.ts';

/** What a version that writes it otherwise would have to count up. */
const version = 1;

/** A whole number of minor units, which JSON has no number for. */
const minorMark = 'n:';

/** A run as it is kept. */
export const writePaymentRun = (run: PaymentRun): string =>
  JSON.stringify({ version, run }, (_name, value: unknown) =>
    typeof value === 'bigint' ? `${minorMark}${value}` : value,
  );

const reviveMinor = (name: string, value: unknown): unknown =>
  name === 'minor' && typeof value === 'string' && value.startsWith(minorMark)
    ? BigInt(value.slice(minorMark.length))
    : value;

const isPaymentRun = (value: unknown): value is PaymentRun =>
  isJsonObject(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['deals']) &&
  value['deals'].every(
    (deal: unknown) =>
      isJsonObject(deal) &&
      Array.isArray(deal['payments']) &&
      isJsonObject(deal['state']) &&
      typeof deal['state']['kind'] === 'string',
  );

/** Reads what `writePaymentRun` wrote. It throws where it cannot: a run that is not understood is not begun anew. */
export const readPaymentRun = (text: string): PaymentRun => {
  const kept: unknown = JSON.parse(text, reviveMinor);
  if (!isJsonObject(kept) || kept['version'] !== version || !isPaymentRun(kept['run']))
    throw new Error('A payment run that is kept on this device cannot be read.');
  return kept['run'];
};
