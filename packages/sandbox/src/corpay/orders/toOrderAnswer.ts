import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { settlementMethodName } from '../settlements/settlementAccountsOfCustomer.ts';

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The largest number that the column holds. */
const mostOrders = 2_147_483_647;

/** The row of an order, held until the transaction ends when `locked`. */
export const findOrder = async (db: CorpayDatabase, ordNum: number, { locked }: { locked: boolean }) => {
  if (!Number.isSafeInteger(ordNum) || ordNum < 1 || ordNum > mostOrders) return undefined;
  const order = db.selectFrom('corpay_orders').selectAll().where('ord_num', '=', ordNum);
  return (locked ? order.forNoKeyUpdate() : order).executeTakeFirst();
};

const wire = (minor: bigint, currency: Currency): number => toWireNumber(makeMoney(minor, currency));

/**
 * An order as the partner shows it. The customer buys the deal with the settlement side and the payment side is sold
 * on to the beneficiaries (S-114); what was not instructed yet has no payments, settlements and fees.
 */
export const toOrderAnswer = async (db: CorpayDatabase, order: OrderRow) => {
  const payments = await db
    .selectFrom('corpay_payments')
    .selectAll()
    .where('ord_num', '=', order.ord_num)
    .orderBy('payment_id')
    .execute();
  const settlements = await db
    .selectFrom('corpay_settlements')
    .selectAll()
    .where('ord_num', '=', order.ord_num)
    .orderBy('settlement_id')
    .execute();
  return {
    orderDetail: {
      ordNum: order.ord_num,
      entryDate: order.entered_at.toISOString(),
      buy: order.settlement_currency,
      buyAmount: wire(order.settlement_minor, order.settlement_currency),
      sell: order.payment_currency,
      sellAmount: wire(order.payment_minor, order.payment_currency),
      exchange: Number(order.rate),
      token: order.token,
    },
    fees: settlements
      .filter(({ is_fee }) => is_fee)
      .map(({ amount_minor, currency }) => ({ amount: wire(amount_minor, currency), curr: currency })),
    payments: payments.map((payment) => ({
      paymentInstructionId: payment.payment_id,
      orderId: order.ord_num,
      availableDate: payment.available_date,
      amount: wire(payment.amount_minor, payment.currency),
      currency: payment.currency,
      feeAmount: wire(payment.fee_minor, payment.fee_currency),
      feeCurrency: payment.fee_currency,
      clientIntegrationId: payment.client_integration_id,
      payeeName: payment.payee_name,
      method: payment.method,
      purpose: payment.purpose,
      reference: payment.reference,
    })),
    settlements: settlements.map((settlement) => ({
      settlementId: settlement.settlement_id,
      accountId: settlement.account_id,
      method: settlement.method,
      methodDescription: settlementMethodName(settlement.method),
      accountDetails: settlement.account_details,
      isFee: settlement.is_fee,
      amount: wire(settlement.amount_minor, settlement.currency),
      currency: settlement.currency,
    })),
  };
};
