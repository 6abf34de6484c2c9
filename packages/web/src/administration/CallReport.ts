import type { AdministrationFailure } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationFailureMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { makeAutoObservable, observableRef } from 'mobx';

type ReportState =
  | { readonly kind: 'silent' }
  | { readonly kind: 'running' | 'said'; readonly words: string }
  | { readonly kind: 'failed'; readonly words: string; readonly requestId: string | null };

/** What one tool says of its calls: that one is on its way, then the service's message or the error (ADMIN-15, ADMIN-19). */
export class CallReport {
  state: ReportState = { kind: 'silent' };

  constructor() {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get running(): boolean {
    return this.state.kind === 'running';
  }

  begin(words: string): void {
    this.state = { kind: 'running', words };
  }

  say(words: string): void {
    this.state = { kind: 'said', words };
  }

  fail({ message, requestId }: Pick<AdministrationFailure, 'message' | 'requestId'>): void {
    this.state = { kind: 'failed', words: administrationFailureMessages({ message }), requestId };
  }

  rest(): void {
    this.state = { kind: 'silent' };
  }
}
