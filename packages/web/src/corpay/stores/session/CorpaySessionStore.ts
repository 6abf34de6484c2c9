import { makeAutoObservable, observableRef } from 'mobx';
import { isAccessLost, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { Corpay, CorpayTokens, CorpayTokenProvider } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { PartnerToken } from '@fx-gateway/domain/corpay/api/partnerToken.ts';
import type { PaymentPurpose } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import { reuseUnchangedRows } from '@fx-gateway/domain/corpay/beneficiaries/reuseUnchangedRows.ts';
import {
  reduceCorpaySession,
  initialCorpaySession,
  type CorpaySession,
  type CorpaySessionAction,
} from '@fx-gateway/domain/corpay/session/corpaySession.ts';
import {
  createIntegrationPolling,
  isIntegrationMissing,
  type IntegrationPolling,
} from '@fx-gateway/domain/corpay/session/integrationWatch.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import {
  createRenewingTokenProvider,
  type RenewingTokenProvider,
} from '@fx-gateway/domain/tokens/createRenewingTokenProvider.ts';
import { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { guardThrowingCalls } from '../../../fetching/guardThrowingCalls.ts';
import type { TabBroadcast } from '../../../partner-frame/tabBroadcast.ts';

/** What a refused token sets in motion in the page (CP-TOKEN-3, S-84). */
export type ReloadOnTokenRefusal = {
  /** The partner answered 403 to the token call: the page is loaded again, once until a token arrives. */
  refused(): void;
  granted(): void;
};

type CorpaySessionDependencies = {
  readonly tokens: CorpayTokens;
  connect(source: CorpayTokenProvider): Corpay;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly reload: ReloadOnTokenRefusal;
  readonly beneficiaryBroadcast: TabBroadcast;
};

type BeneficiaryChanged = 'beneficiary-added' | 'beneficiary-edited' | 'beneficiary-deleted';

/** Corpay's slice of the partner session: the token, held in memory, and the beneficiaries. */
export class CorpaySessionStore {
  session: CorpaySession = initialCorpaySession;
  /** Why the last token could not be had; other calls have failures of their own. */
  lastFailure: CallFailure | null = null;
  tokensReceived = 0;
  /** Counts the partner's answers: signs that the connection is there. */
  answersReceived = 0;
  /** The purposes of payment that a form has shown by name in this visit. */
  knownPurposes: readonly PaymentPurpose[] = [];
  readonly corpay: Corpay;
  /** The calls for the list; the list itself stands in the session. */
  readonly beneficiaries: FetchedValue<readonly BeneficiarySummary[]>;
  /** Looks again while the partner is connecting a new customer. */
  readonly integrationWatch: IntegrationPolling;
  readonly #keeper: RenewingTokenProvider<PartnerToken>;
  readonly #reload: ReloadOnTokenRefusal;
  readonly #beneficiaryBroadcast: TabBroadcast;
  #stopListening: (() => void) | null = null;
  #started = false;

  constructor({ tokens, connect, clock, timers, reload, beneficiaryBroadcast }: CorpaySessionDependencies) {
    this.#reload = reload;
    this.#beneficiaryBroadcast = beneficiaryBroadcast;
    this.#keeper = createRenewingTokenProvider({
      tokens: guardThrowingCalls(tokens),
      clock,
      timers,
      onEvent: (event) => this.send(event),
    });
    this.integrationWatch = createIntegrationPolling({ renew: this.#keeper.renew, timers });
    this.corpay = guardThrowingCalls(connect({ ...this.#keeper, reached: () => this.answerCame() }));
    makeAutoObservable(this, {
      session: observableRef,
      knownPurposes: observableRef,
      corpay: false,
      beneficiaries: false,
      integrationWatch: false,
    });
    this.beneficiaries = new FetchedValue(() => this.#listBeneficiaries(), this, {
      read: () => this.session.beneficiaries,
      write: (beneficiaries) =>
        this.send({
          type: 'beneficiaries-received',
          beneficiaries: reuseUnchangedRows(this.session.beneficiaries ?? [], beneficiaries),
        }),
    });
  }

  /**
   * `open` from the first token on: a renewal, even one that fails, never takes the page away (GATE-3). Before
   * that a token is being generated, or could not be had.
   */
  get access(): 'generating' | 'failed' | 'open' {
    if (this.tokensReceived > 0) return 'open';
    return this.session.loading || this.tokenFailure === null ? 'generating' : 'failed';
  }

  /** Why there is no token right now; null while there is one, or none was asked for yet. */
  get tokenFailure(): CallFailure | null {
    return this.session.corpayToken === null ? this.lastFailure : null;
  }

  /** Whether a call failed only because there is no token, which the notice above every page says already. */
  isTold(failure: CallFailure): boolean {
    return this.tokenFailure !== null && isAccessLost(failure);
  }

  /** True while the partner has not connected this customer yet, also while it is asked again. */
  get awaitsIntegration(): boolean {
    return this.tokenFailure !== null && isIntegrationMissing(this.tokenFailure);
  }

  /** Asks for the first token (GATE-21); a later visit asks once more when it could not be had. */
  start(): void {
    if (this.#started) {
      if (this.access === 'failed') this.tryAgain();
      return;
    }
    this.#started = true;
    // A beneficiary that was deleted in another tab is not paid from this one.
    this.#stopListening = this.#beneficiaryBroadcast.subscribe(() => this.beneficiaryChangedElsewhere());
    void this.#keeper.renew();
  }

  /** Asks for a token again because the user wants it. */
  tryAgain(): void {
    void this.#keeper.renew();
  }

  /** Forgets the token while the page is locked; everything else stays until `tryAgain`. */
  forgetToken(): void {
    this.#keeper.forget();
  }

  /** Forgets the token and everything the session holds. */
  signOut(): void {
    this.#started = false;
    this.#stopListening?.();
    this.#keeper.forget();
    this.beneficiaries.stop();
    this.send({ type: 'signed-out' });
  }

  /** A beneficiary was added, edited or deleted: the list shows it without asking (GATE-16 to GATE-18, S-116). */
  beneficiaryChanged(event: Extract<CorpaySessionAction, { readonly type: BeneficiaryChanged }>): void {
    this.send(event);
    void this.#beneficiaryBroadcast.publish();
  }

  /** Another tab has changed a beneficiary, it is not known which: the list is loaded, and no row is the one it was. */
  beneficiaryChangedElsewhere(): void {
    const { beneficiaries } = this.session;
    if (beneficiaries !== null)
      this.send({ type: 'beneficiaries-received', beneficiaries: beneficiaries.map((row) => ({ ...row })) });
    void this.beneficiaries.load();
  }

  knowPurposes(purposes: readonly PaymentPurpose[]): void {
    const ids = new Set(purposes.map(({ id }) => id));
    this.knownPurposes = [...this.knownPurposes.filter(({ id }) => !ids.has(id)), ...purposes];
  }

  /** The partner has answered a call, whatever it said. */
  answerCame(): void {
    this.answersReceived += 1;
  }

  send(event: CorpaySessionAction): void {
    this.session = reduceCorpaySession(this.session, event);
    if (event.type === 'token-received') {
      this.tokensReceived += 1;
      this.#reload.granted();
    }
    if (event.type === 'token-failed') {
      this.lastFailure = event.failure;
      if (event.failure.status === 403) this.#reload.refused();
    }
    if (event.type === 'signed-out') {
      this.tokensReceived = 0;
      this.lastFailure = null;
    }
  }

  async #listBeneficiaries(): ReturnType<Corpay['beneficiaries']['list']> {
    this.send({ type: 'beneficiaries-requested' });
    const answer = await this.corpay.beneficiaries.list();
    if (!answer.ok) this.send({ type: 'beneficiaries-failed', failure: answer.failure });
    return answer;
  }
}
