import {
  isJsonObject,
  writeStoredMoney,
  readStoredMoney,
  type JsonObject,
} from '../../intents/storedMoney.ts';
import type { LockSide } from '../api/quote.ts';
import type { InstructionDetails, CorpayJournalEntry } from './intent.ts';

/** The form in which an intent is kept. */
export const writeCorpayJournalEntry = (intent: CorpayJournalEntry): JsonObject => ({
  ...intent,
  payment: writeStoredMoney(intent.payment),
  ...('settlement' in intent ? { settlement: writeStoredMoney(intent.settlement) } : {}),
});

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const readLockSide = (value: unknown): LockSide | null =>
  value === 'Payment' || value === 'Settlement' ? value : null;

const readDetails = (value: unknown): InstructionDetails | null => {
  if (!isJsonObject(value)) return null;
  const [deliveryMethod, paymentPurpose, settlementAccount, feeSettlementAccount] = [
    'deliveryMethod',
    'paymentPurpose',
    'settlementAccount',
    'feeSettlementAccount',
  ].map((key) => text(value[key]));
  return deliveryMethod != null &&
    paymentPurpose != null &&
    settlementAccount != null &&
    feeSettlementAccount != null
    ? { deliveryMethod, paymentPurpose, settlementAccount, feeSettlementAccount }
    : null;
};

/** Reads what `writeCorpayJournalEntry` wrote; null where it cannot be understood. */
export const readCorpayJournalEntry = (value: JsonObject): CorpayJournalEntry | null => {
  const { kind, startedAt } = value;
  const [payment, settlement] = [readStoredMoney(value['payment']), readStoredMoney(value['settlement'])];
  const beneficiaryId = text(value['beneficiaryId']);
  const accountPrint = text(value['accountPrint']);
  const printed = accountPrint === null ? {} : { accountPrint };
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
      ...printed,
      newestOrder: text(value['newestOrder']),
      startedAt,
    };
  }
  if (kind === 'instruction' && orderNumber != null && idempotencyKey != null) {
    const reference = text(value['reference']);
    const detailsChecked = value['detailsChecked'] === true;
    const details = readDetails(value['details']);
    const accountEnding = text(value['accountEnding']);
    return {
      kind,
      orderNumber,
      idempotencyKey,
      payment,
      beneficiaryId,
      payee: payee ?? null,
      reference,
      ...(details === null ? {} : { details }),
      detailsChecked,
      ...(accountEnding === null ? {} : { accountEnding }),
      startedAt,
      ...(value['callEnded'] === true ? { callEnded: true } : {}),
      ...(value['refused'] === true ? { refused: true } : {}),
    };
  }
  if (kind === 'awaited-instruction' && settlement !== null && payee != null && orderNumber != null) {
    return { kind, orderNumber, settlement, payment, beneficiaryId, payee, ...printed, startedAt };
  }
  return null;
};
