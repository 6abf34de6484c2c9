import type { CorpayDatabase } from '../records/corpayTables.ts';
import { computeAvailableDate } from '../quotes/computeAvailableDate.ts';
import type { Day } from '../../calendar/businessDay.ts';
import type { InstructionPlan } from './planInstructionPayments.ts';
import type { OrderRow } from '../orders/toOrderAnswer.ts';

/**
 * Writes an instruction that was judged good: its payments, its settlements and the order's count of beneficiaries. `value`
 * is the day on which its money can be paid on.
 */
export const recordInstruction = async (
  db: CorpayDatabase,
  order: OrderRow,
  { payments, spot, fee }: InstructionPlan,
  { print, value }: { readonly print: string; readonly value: Day },
): Promise<void> => {
  await db
    .insertInto('corpay_payments')
    .values(
      payments.map((payment) => ({
        ord_num: order.ord_num,
        client_integration_id: payment.beneficiary.clientIntegrationId,
        payee_name: payment.beneficiary.accountHolderName,
        method: payment.method,
        currency: payment.amount.currency,
        amount_minor: payment.amount.minor,
        fee_currency: payment.fee.currency,
        fee_minor: payment.fee.minor,
        purpose: payment.purpose,
        reference: payment.reference,
        available_date: computeAvailableDate(value, payment.amount.currency, payment.method),
      })),
    )
    .execute();
  const fees = payments.reduce((sum, payment) => sum + payment.fee.minor, 0n);
  const line = { ord_num: order.ord_num };
  await db
    .insertInto('corpay_settlements')
    .values([
      {
        ...line,
        account_id: spot.id,
        account_details: spot.text,
        method: spot.method.id,
        currency: order.settlement_currency,
        amount_minor: order.settlement_minor,
        is_fee: false,
      },
      ...(fees === 0n
        ? []
        : [
            {
              ...line,
              account_id: fee.id,
              account_details: fee.text,
              method: fee.method.id,
              currency: fee.currency,
              amount_minor: fees,
              is_fee: true,
            },
          ]),
    ])
    .execute();
  await db
    .updateTable('corpay_orders')
    .set({
      bene_count: new Set(payments.map(({ beneficiary }) => beneficiary.clientIntegrationId)).size,
      instruction_print: print,
    })
    .where('ord_num', '=', order.ord_num)
    .execute();
};
