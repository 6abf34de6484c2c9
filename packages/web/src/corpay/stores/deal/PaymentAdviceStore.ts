import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { OrderDetail, OrderPayment } from '@fx-gateway/domain/corpay/api/order.ts';
import {
  emptyPaymentAdvice,
  readPaymentAdvice,
  type PaymentAdviceRecord,
} from '@fx-gateway/domain/corpay/orders/paymentAdvice.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** What the payments of one order say on paper beside the order. It is read when somebody prints, and stays in memory. */
export class PaymentAdviceStore {
  readonly #corpay: Pick<Corpay, 'beneficiaries' | 'settlements'>;
  readonly #records = observable.map<OrderPayment, PaymentAdviceRecord>({}, { deep: false });

  constructor(corpay: Pick<Corpay, 'beneficiaries' | 'settlements'>) {
    this.#corpay = corpay;
    makeAutoObservable(this, { of: false });
  }

  of(payment: OrderPayment): PaymentAdviceRecord {
    return this.#records.get(payment) ?? emptyPaymentAdvice;
  }

  /** Reads what is not known yet, one payment after the other; what cannot be read is left out. */
  async read({ payments }: Pick<OrderDetail, 'payments'>): Promise<void> {
    for (const payment of payments) {
      if (this.#records.has(payment)) continue;
      const record = await readPaymentAdvice(this.#corpay, payment);
      runInAction(() => this.#records.set(payment, record));
    }
  }
}
