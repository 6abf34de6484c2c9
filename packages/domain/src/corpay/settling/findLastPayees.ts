import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { OrderDetail, OrderPayment } from '../api/order.ts';
import { makeRepeatPaymentDraft } from '../orders/makeRepeatPaymentDraft.ts';

/** Who was paid, and who that is among the beneficiaries; null where these are not known yet. */
export type LastPayee = {
  readonly payment: OrderPayment;
  /** How many more payments of the same order they received. */
  readonly more: number;
  readonly beneficiary: BeneficiarySummary | null;
};

const most = 4;

/** Tells payees apart as the partner names them, in each currency by itself. */
export const payeeKey = ({ beneficiaryId, payeeName, amount }: OrderPayment): string =>
  `${beneficiaryId ?? payeeName}/${amount.currency}`;

/** Whom these orders paid, newest first and each once, at most four; who cannot be paid any more is left out (SETTLE-3). */
export const findLastPayees = (
  orders: readonly Pick<OrderDetail, 'payments'>[],
  beneficiaries: readonly BeneficiarySummary[] | null,
): readonly LastPayee[] => {
  const found = new Map<string, LastPayee>();
  for (const { payments } of orders)
    for (const payment of payments) {
      const key = payeeKey(payment);
      if (found.size === most || found.has(key)) continue;
      const beneficiary =
        beneficiaries === null ? null : (makeRepeatPaymentDraft(payment, beneficiaries)?.beneficiary ?? null);
      const more = payments.filter((each) => payeeKey(each) === key).length - 1;
      if (beneficiaries === null || beneficiary !== null) found.set(key, { payment, more, beneficiary });
    }
  return [...found.values()];
};
