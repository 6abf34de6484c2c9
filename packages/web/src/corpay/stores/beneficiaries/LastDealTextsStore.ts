import { computedStruct, makeAutoObservable, observableRef, runInAction } from 'mobx';

type PaidTexts = ReadonlyMap<string, string>;

const none: PaidTexts = new Map();

/** When the last deal that pays a beneficiary was booked, once a page that reads past orders says how to tell; nothing is asked for it (HIST-6). */
export class LastDealTextsStore {
  source: () => PaidTexts = () => none;

  constructor() {
    makeAutoObservable(this, { source: observableRef, texts: computedStruct });
  }

  /** `Last deal Nov 21, 2026`, by the id of the beneficiary; those are not in it of whom it is not known. */
  get texts(): PaidTexts {
    return this.source();
  }

  /** It counts from the next turn on: a page that is being drawn may be the first to know. */
  learnFrom(source: () => PaidTexts): void {
    queueMicrotask(() =>
      runInAction(() => {
        this.source = source;
      }),
    );
  }
}
