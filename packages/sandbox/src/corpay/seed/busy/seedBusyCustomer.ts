import { sql } from 'kysely';
import type { CorpayTransaction } from '../../records/corpayTables.ts';
import { toBeneficiaryRow } from '../../records/toBeneficiaryRow.ts';
import { stableUuidOf } from '../../records/stableUuidOf.ts';
import type { BeneficiaryRecord } from '../../records/beneficiaryRecord.ts';
import { valueDateFromTradeDate } from '../../../calendar/computeValueDate.ts';
import { computeAvailableDate } from '../../quotes/computeAvailableDate.ts';
import { computePaymentFee } from '../../settlements/computePaymentFee.ts';
import {
  settlementAccountsOfCustomer,
  type SettlementAccount,
} from '../../settlements/settlementAccountsOfCustomer.ts';
import { busyCustomerOrderCount, inventOrder, type InventedOrder } from './inventOrder.ts';
import { inventBeneficiary } from './inventBeneficiary.ts';

/** How many beneficiaries a busy customer has. */
const busyBeneficiaries = 5_000;

/** When the beneficiaries were saved. */
const savedAt = Date.parse('2024-01-02T09:00:00Z');

type Customer = { readonly sub: string; readonly clientCode: string };

/** Puts in what years of business leave behind: thousands of beneficiaries, and the orders that paid them. */
export const seedBusyCustomer = async (trx: CorpayTransaction, customer: Customer): Promise<void> => {
  const beneficiaries = Array.from({ length: busyBeneficiaries }, (_, serial) => inventBeneficiary(serial));
  const orders = Array.from({ length: busyCustomerOrderCount }, (_, serial) =>
    inventOrder(serial, beneficiaries),
  ).filter((order) => order !== undefined);
  const dates = new Map(orders.map((order) => [order.ordNum, settledOn(order)]));
  const accounts = settlementAccountsOfCustomer(customer.clientCode);
  const instructed = orders.filter((order) => order.instructed);
  await insertAll(
    trx,
    'corpay_beneficiaries',
    beneficiaries.map((beneficiary) => inventedRow(customer.sub, beneficiary)),
  );
  await insertAll(
    trx,
    'corpay_orders',
    orders.map((order) => orderRow(customer.sub, order, dates.get(order.ordNum) ?? '')),
  );
  await insertAll(
    trx,
    'corpay_payments',
    instructed.map((order) => paymentRow(order, dates.get(order.ordNum) ?? '')),
  );
  await insertAll(
    trx,
    'corpay_settlements',
    instructed.flatMap((order) => settlementRows(accounts, order)),
  );
};

const chunk = 2_500;

/** One statement for many rows: their JSON is taken apart by the database, by the names and types of its columns. */
const insertAll = async (
  trx: CorpayTransaction,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += chunk) {
    const json = JSON.stringify(rows.slice(from, from + chunk));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(
      trx,
    );
  }
};

const inventedRow = (sub: string, beneficiary: BeneficiaryRecord) => ({
  ...toBeneficiaryRow(sub, beneficiary, savedAt),
  methods: beneficiary.paymentMethods,
  record: beneficiary,
});

/** The orders were all made on weekdays, before New York turned over to the next. */
const settledOn = ({ settlement, payment, at }: InventedOrder): string =>
  valueDateFromTradeDate(settlement.currency, payment.currency, new Date(at).toISOString().slice(0, 10));

const orderRow = (sub: string, order: InventedOrder, valueDate: string) => ({
  ord_num: order.ordNum,
  sub,
  token: stableUuidOf('order', String(order.ordNum)),
  settlement_currency: order.settlement.currency,
  settlement_minor: String(order.settlement.minor),
  payment_currency: order.payment.currency,
  payment_minor: String(order.payment.minor),
  rate: order.rate,
  entered_at: new Date(order.at),
  value_date: valueDate,
  bene_count: order.instructed ? 1 : 0,
  instruction_print: order.instructed ? stableUuidOf('seeded', String(order.ordNum)) : null,
});

/** The numbers that are given out to customers begin above these. */
const firstPaymentId = 70_290_000;
const firstSettlementId = 80_580_000;
const firstOrder = 20_400_001;

const paymentRow = (order: InventedOrder, valueDate: string) => {
  const fee = computePaymentFee(order.method);
  return {
    payment_id: firstPaymentId + order.ordNum - firstOrder,
    ord_num: order.ordNum,
    client_integration_id: order.beneficiary.clientIntegrationId,
    payee_name: order.beneficiary.accountHolderName,
    method: order.method,
    currency: order.payment.currency,
    amount_minor: String(order.payment.minor),
    fee_currency: fee.currency,
    fee_minor: String(fee.minor),
    purpose: order.purpose,
    reference: order.reference,
    available_date: computeAvailableDate(valueDate, order.payment.currency, order.method),
  };
};

const settlementRows = (accounts: readonly SettlementAccount[], order: InventedOrder) => {
  const fee = computePaymentFee(order.method);
  return [
    { amount: order.settlement, is_fee: false },
    { amount: fee, is_fee: true },
  ].flatMap(({ amount, is_fee }, at) => {
    const account = accounts.find(({ currency }) => currency === amount.currency);
    if (account === undefined || amount.minor === 0n) return [];
    return {
      settlement_id: firstSettlementId + (order.ordNum - firstOrder) * 2 + at,
      ord_num: order.ordNum,
      account_id: account.id,
      account_details: account.text,
      method: account.method.id,
      currency: amount.currency,
      amount_minor: String(amount.minor),
      is_fee,
    };
  });
};
