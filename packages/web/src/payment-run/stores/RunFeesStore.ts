import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { sumMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { readRunFees, type RunFees } from '@fx-gateway/domain/payment-run/run/readRunFees.ts';
import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';

/** The fees of a run as the partner names them once its deals are instructed, each read once. */
export class RunFeesStore {
  fees: RunFees = new Map();
  /** The orders whose fees could not be read. */
  unread: readonly string[] = [];
  readonly #partner: Pick<RunPartner, 'readFees'>;
  #reading = Promise.resolve();

  constructor(partner: Pick<RunPartner, 'readFees'>) {
    this.#partner = partner;
    makeAutoObservable(this, { fees: observableRef });
  }

  /** What they come to in each currency. */
  get totals(): readonly Money[] {
    const totals = new Map<Money['currency'], Money>();
    for (const fee of [...this.fees.values()].flat()) {
      const money = fee === null ? null : readDisplayOnlyAmount(fee);
      if (money === null || money.minor === 0n) continue;
      const before = totals.get(money.currency);
      totals.set(money.currency, before === undefined ? money : sumMoney(before, [money]));
    }
    return [...totals.values()];
  }

  /** Reads what is instructed since, after what is being read already. */
  read(run: Pick<PaymentRun, 'deals'>): Promise<void> {
    this.#reading = this.#reading.then(() => runOrReportDefect(() => this.#readNew(run), undefined));
    return this.#reading;
  }

  async #readNew({ deals }: Pick<PaymentRun, 'deals'>): Promise<void> {
    const { fees, unread } = await readRunFees(this.#partner, {
      deals: deals.filter(({ id }) => !this.fees.has(id)),
    });
    runInAction(() => {
      if (fees.size > 0) this.fees = new Map([...this.fees, ...fees]);
      this.unread = unread;
    });
  }
}
