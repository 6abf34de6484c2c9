import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { makeAutoObservable, observable } from 'mobx';

/** Why the partner refused the last instruction of each order; in memory, for as long as the visit lasts. */
export class RefusedInstructionsStore {
  readonly #reasons = observable.map<string, string>();

  constructor() {
    makeAutoObservable(this, { of: false });
  }

  /** In the partner's words; null where the last try was not refused. */
  of(orderNumber: string): string | null {
    return this.#reasons.get(orderNumber) ?? null;
  }

  note(orderNumber: string, { messages }: Pick<CallFailure, 'messages'>): void {
    this.#reasons.set(orderNumber, messages.join(', ') || 'Corpay gave no reason');
  }

  forget(orderNumber: string): void {
    this.#reasons.delete(orderNumber);
  }
}
