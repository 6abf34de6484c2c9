import type { InspectedAccount } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallReport } from './CallReport.ts';
import type { NonThrowingAdministration } from './makeNonThrowingAdministration.ts';
import { callWithReport } from './callWithReport.ts';

/** One account as the service tells it. */
export class CustomerRecordStore {
  readonly accountId: string;
  /** Null until it was read. */
  inspected: InspectedAccount | null = null;
  readonly report = new CallReport();
  readonly #service: NonThrowingAdministration;

  constructor(accountId: string, service: NonThrowingAdministration) {
    this.accountId = accountId;
    this.#service = service;
    makeAutoObservable(
      this,
      { accountId: false, inspected: observableRef, report: false },
      { autoBind: true },
    );
  }

  /** Reads it, and shows it once what stands `above` it is known, so that nothing moves afterwards. */
  async load(above: Promise<void>): Promise<void> {
    const inspected = await callWithReport(this.report, () => this.#read());
    await above;
    if (inspected !== null) runInAction(() => (this.inspected = inspected));
  }

  /** After a change, in silence; where that fails it stays as it was. */
  async readAgain(): Promise<void> {
    const again = await this.#read();
    if (again.ok) runInAction(() => (this.inspected = again.value));
  }

  #read(): ReturnType<NonThrowingAdministration['inspect']> {
    return this.#service.inspect({ accountId: this.accountId });
  }
}
