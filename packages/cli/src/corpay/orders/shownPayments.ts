import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { formatPaidAccount } from '@fx-gateway/domain/bankDetails/paidAccounts.ts';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { OrderDetail, OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import { orderLabels } from '@fx-gateway/domain/corpay/api/orderLabels.ts';
import {
  findPaidBank,
  readPaymentAdvice,
  type PaymentAdviceRecord,
} from '@fx-gateway/domain/corpay/orders/paymentAdvice.ts';
import { formatDate } from '@fx-gateway/domain/geography/formatDate.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { toDisplayOnlyAmountJson } from '../../amounts/amountData.ts';

/** A payment of an order, and how its beneficiary and its purpose are recorded now. */
export type ShownPayment = { readonly payment: OrderPayment; readonly record: PaymentAdviceRecord };

/** Reads what is recorded of each payment, one after the other; what cannot be read is not known. */
export const readShownPayments = async (
  corpay: Pick<Corpay, 'beneficiaries' | 'settlements'>,
  { payments }: Pick<OrderDetail, 'payments'>,
): Promise<readonly ShownPayment[]> => {
  const shown: ShownPayment[] = [];
  for (const payment of payments) shown.push({ payment, record: await readPaymentAdvice(corpay, payment) });
  return shown;
};

/** A payment for scripts, in the words of all commands. */
export const toPaymentJson = ({ payment, record }: ShownPayment) => ({
  name: payment.payeeName,
  bank: findPaidBank(payment, record),
  accountEnding: payment.accountEnding ?? null,
  availableDate: payment.availableDate,
  reference: payment.reference,
  purpose: record.purpose,
  ...toDisplayOnlyAmountJson(payment.amount),
  fee: toDisplayOnlyAmountJson(payment.fee),
});

/** A payment for people; of bank and purpose what is known. */
export const toPaymentLabelledValues = ({
  payment,
  record,
}: ShownPayment): readonly (readonly [string, string])[] => {
  const bank = findPaidBank(payment, record);
  return [
    [orderLabels.payeeName, payment.payeeName],
    ...(bank === null ? [] : [[orderLabels.bank, bank] as const]),
    [bankDetailMessages.paidTo, formatPaidAccount(payment)],
    [orderLabels.availableDate, formatDate(payment.availableDate)],
    [orderLabels.reference, payment.reference === '' ? orderLabels.none : payment.reference],
    ...(record.purpose === null ? [] : [[orderLabels.purpose, record.purpose] as const]),
    [orderLabels.amount, formatDisplayOnlyAmount(payment.amount)],
    [orderLabels.fee, payment.fee.amount === 0 ? orderLabels.none : formatDisplayOnlyAmount(payment.fee)],
  ];
};
