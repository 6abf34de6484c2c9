import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { OrderDetail, OrderPayment } from '../api/order.ts';
import { makeRepeatPaymentDraft } from '../orders/makeRepeatPaymentDraft.ts';

/** Who was paid, and who that is among the beneficiaries; null where these are not known yet. */
export type LastPayee = {
  readonly payment: OrderPayment;
  readonly beneficiary: BeneficiarySummary | null;
};

const most = 4;

/** Whom these orders paid, newest first and each once, at most four; who cannot be paid any more is left out (SETTLE-3). */
export const findLastPayees = (
  orders: readonly Pick<OrderDetail, 'payments'>[],
  beneficiaries: readonly BeneficiarySummary[] | null,
): readonly LastPayee[] => {
  const found = new Map<string, LastPayee>();
  for (const payment of orders.flatMap(({ payments }) => payments)) {
    if (found.size === most) break;
    const { beneficiaryId, payeeName, amount } = payment;
    const key = `${beneficiaryId ?? payeeName}/${amount.currency}`;
    if (found.has(key)) continue;
    const beneficiary =
      beneficiaries === null ? null : (makeRepeatPaymentDraft(payment, beneficiaries)?.beneficiary ?? null);
    if (beneficiaries === null || beneficiary !== null) found.set(key, { payment, beneficiary });
  }
  return [...found.values()];
};
