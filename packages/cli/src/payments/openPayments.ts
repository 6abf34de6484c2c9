import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { SessionOpener } from '../partner-verbs/partnerCommands.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { readPaymentFileBytes } from './file/readPaymentFileBytes.ts';
import { readPaymentRows, type PaymentRows } from './file/readPaymentRows.ts';
import type { ConnectPaymentRuns, PaymentRunConnection } from './scope/paymentRunConnection.ts';

/** A file of payments, read by the rules of the partner that it goes to. */
type OpenPayments = { readonly connection: PaymentRunConnection; readonly rows: PaymentRows };

/** Reads the file before anybody is asked who is signed in, and its rows once the partner is known. */
export const openPayments = async (
  connect: ConnectPaymentRuns,
  invocation: Invocation,
  openSession: SessionOpener,
): CommandResult<OpenPayments> => {
  const file = await readPaymentFileBytes(invocation);
  if (!file.ok) return file;
  const connection = await connect(invocation, openSession);
  if (!connection.ok) return connection;
  const rows = await readPaymentRows(invocation, file.value, connection.value.rules);
  return rows.ok ? succeeded({ connection: connection.value, rows: rows.value }) : rows;
};
