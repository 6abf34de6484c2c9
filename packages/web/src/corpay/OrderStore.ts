import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { awaitsInstruction, type OrderDetail } from '@fx-gateway/domain/corpay';
import { readShownAmount } from '@fx-gateway/domain/money';
import { Fetched } from './Fetched.ts';
import { InstructStore, type InstructPorts } from './InstructStore.ts';

/** One order, and the way to instruct its payment while it has none. */
export class OrderStore {
  readonly orderNumber: string;
  readonly order: Fetched<OrderDetail>;
  instruct: InstructStore | null = null;
  readonly #ports: InstructPorts;

  constructor(ports: InstructPorts, orderNumber: string) {
    this.#ports = ports;
    this.orderNumber = orderNumber;
    this.order = new Fetched(() => ports.session.corpay.orders.show(orderNumber), ports.session);
    makeAutoObservable(this, { orderNumber: false, order: false, instruct: observableRef });
  }

  get awaitsInstruction(): boolean {
    const order = this.order.value;
    return order !== null && awaitsInstruction(order);
  }

  start(): void {
    this.order.start();
  }

  stop(): void {
    this.order.stop();
  }

  /**
   * Opens the Instruct Payment form. Those who can be paid are the beneficiaries of the payment currency, the one
   * for whom the deal was booked first; without the beneficiaries or in an unknown currency nothing opens.
   */
  async openInstruct(): Promise<void> {
    const order = this.order.value;
    const payment = order === null ? null : readShownAmount(order.sell);
    const { session, journal } = this.#ports;
    const beneficiaries = session.beneficiaries.value;
    if (order === null || payment === null || beneficiaries === null) return;
    const intents = await journal.list().catch(() => []);
    const awaited = intents.find(
      (intent) => intent.kind === 'awaited-instruction' && intent.orderNumber === order.ordNum,
    );
    const payees = beneficiaries.filter(({ curr }) => curr === payment.currency);
    const deal = { orderNumber: order.ordNum, payment, settlementCurrency: order.buy.currency };
    runInAction(() => {
      this.instruct = new InstructStore(this.#ports, deal, payees, awaited?.beneficiaryId ?? null);
    });
  }

  closeInstruct(): void {
    this.instruct = null;
  }
}
