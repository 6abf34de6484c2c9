import type { AdministrationFailure } from '@fx-gateway/domain/administration/accountAdministration.ts';
import { administrationFailureMessage } from '@fx-gateway/domain/administration/administrationMessages.ts';
import type { ChangedRecordValue } from '@fx-gateway/domain/administration/changes/makeChangedSinceConfirmedOutcome.ts';
import type { ConfirmedOutcome } from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import { makeAutoObservable, observableRef } from 'mobx';

type ReportState =
  | { readonly kind: 'silent' }
  | { readonly kind: 'running' | 'asked'; readonly words: string }
  | { readonly kind: 'said'; readonly words: string; readonly requestId: string | null }
  | {
      readonly kind: 'failed';
      readonly words: string;
      readonly requestId: string | null;
      /** What another administrator changed meanwhile. */
      readonly changed: readonly ChangedRecordValue[];
    };

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

  say(words: string, requestId: string | null = null): void {
    this.state = { kind: 'said', words, requestId };
  }

  /** What the user has to do first, which is no error (ADMIN-16). */
  ask(words: string): void {
    this.state = { kind: 'asked', words };
  }

  fail(
    { message, requestId }: Pick<AdministrationFailure, 'message' | 'requestId'>,
    changed: readonly ChangedRecordValue[] = [],
  ): void {
    this.state = { kind: 'failed', words: administrationFailureMessage({ message }), requestId, changed };
  }

  /** What came of a change that was confirmed. */
  tell(outcome: ConfirmedOutcome): void {
    // The answer's request may be one that a browser sent once more: another one than was written down.
    if (outcome.kind === 'changed' || outcome.kind === 'found') this.say(outcome.message);
    else this.fail(outcome.failure, outcome.kind === 'meanwhile' ? outcome.facts : []);
  }

  rest(): void {
    this.state = { kind: 'silent' };
  }
}
