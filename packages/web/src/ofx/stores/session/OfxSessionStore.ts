import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { OfxBeneficiary } from '@fx-gateway/domain/ofx/api/ofxBeneficiary.ts';
import type { Ofx, OfxTokens, OfxTokenProvider } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { OfxToken } from '@fx-gateway/domain/ofx/api/ofxToken.ts';
import { readAuthorizationReturn } from '@fx-gateway/domain/ofx/authorization/readAuthorizationReturn.ts';
import { toAuthorizationFailure } from '@fx-gateway/domain/ofx/authorization/toAuthorizationFailure.ts';
import {
  needsNewAuthorization,
  initialOfxSession,
  reduceOfxSession,
  type OfxSession,
  type OfxSessionAction,
} from '@fx-gateway/domain/ofx/session/ofxSession.ts';
import { createPaymentGrant, ofxTokenPath } from '@fx-gateway/domain/ofx/session/paymentGrant.ts';
import type { PartnerPairRateService } from '@fx-gateway/domain/market-rates/pairRates.ts';
import type { Clock } from '@fx-gateway/domain/ports/clock.ts';
import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import {
  createRenewingTokenProvider,
  type RenewingTokenProvider,
} from '@fx-gateway/domain/tokens/createRenewingTokenProvider.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  makePartnerRatesLoaderFor,
  type MakePartnerRatesLoader,
} from '../../../market-rates/stores/PartnerRatesLoader.ts';
import { FetchedValue } from '../../../fetching/FetchedValue.ts';
import { guardThrowingCalls } from '../../../fetching/guardThrowingCalls.ts';
import type { TabBroadcast } from '../../../partner-frame/tabBroadcast.ts';
import type { TakePartnerReturn } from '../../../routing/partnerReturn.ts';
import { AuthorizationStore, type AuthorizationDependencies } from './AuthorizationStore.ts';

export type OfxSessionDependencies = {
  readonly tokens: OfxTokens;
  connect(source: OfxTokenProvider): Ofx;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly authorization: AuthorizationDependencies;
  readonly takeReturn: TakePartnerReturn;
  readonly beneficiaryBroadcast: TabBroadcast;
  /** That the customer has authorized us, in whatever tab. */
  readonly authorizedBroadcast: TabBroadcast;
  /** The partner's rates by a token for them. */
  connectRates(source: OfxTokenProvider): PartnerPairRateService;
  readonly rates: { feedFrom(feed: MakePartnerRatesLoader | null): void };
};

type BeneficiaryChanged = Extract<
  OfxSessionAction,
  { readonly type: 'beneficiary-added' | 'beneficiary-edited' | 'beneficiary-deleted' }
>;

/**
 * OFX's slice of the partner session: the payments token, held in memory, the authorization, and the beneficiaries. A
 * token that a call found worthless is asked for anew; where none can be had, the customer is to authorize (S-83).
 */
export class OfxSessionStore {
  session: OfxSession = initialOfxSession;
  /** A payments token is on its way. */
  asking = false;
  /** Why the last payments token could not be had; other calls and the token for rates have failures of their own. */
  lastFailure: CallFailure | null = null;
  tokensReceived = 0;
  /** The customer wants to authorize, and it is looked first whether a token can be had without that. */
  authorizing = false;
  /** The path of the refused call after which the customer had the token renewed last. */
  renewedAfter: string | null = null;
  /** Counts the partner's answers: signs that the connection is there. */
  answersReceived = 0;
  readonly ofx: Ofx;
  readonly authorization: AuthorizationStore;
  /** The calls for the list; the list itself stands in the session. */
  readonly beneficiaries: FetchedValue<readonly OfxBeneficiary[]>;
  readonly #grant: ReturnType<typeof createPaymentGrant>;
  readonly #keeper: RenewingTokenProvider<OfxToken>;
  readonly #ratesKeeper: RenewingTokenProvider<OfxToken>;
  readonly #rates: MakePartnerRatesLoader;
  readonly #dependencies: OfxSessionDependencies;
  #stopListening: () => void = () => undefined;
  #started = false;
  /** The tokens were forgotten, as while the page is locked. */
  #forgotten = false;

  constructor(dependencies: OfxSessionDependencies) {
    const { connect, clock, timers } = dependencies;
    const tokens = guardThrowingCalls(dependencies.tokens);
    this.#dependencies = dependencies;
    this.#grant = createPaymentGrant(tokens);
    this.#keeper = createRenewingTokenProvider({
      tokens: this.#grant,
      path: ofxTokenPath,
      clock,
      timers,
      onEvent: (event) => this.send({ type: 'payment-token', event }),
    });
    this.#ratesKeeper = createRenewingTokenProvider({
      tokens: { request: () => tokens.forRates() },
      path: ofxTokenPath,
      clock,
      timers,
      onEvent: (event) => this.send({ type: 'rates-token', event }),
    });
    this.#rates = makePartnerRatesLoaderFor(dependencies.connectRates(this.#ratesKeeper));
    this.authorization = new AuthorizationStore(dependencies.authorization);
    this.ofx = guardThrowingCalls(connect({ ...this.#keeper, reached: () => this.answerCame() }));
    makeAutoObservable(this, {
      session: observableRef,
      ofx: false,
      authorization: false,
      beneficiaries: false,
    });
    this.beneficiaries = new FetchedValue(() => this.#listBeneficiaries(), this, {
      read: () => this.session.beneficiaries,
      write: (beneficiaries) => this.send({ type: 'beneficiaries-received', beneficiaries }),
    });
  }

  /**
   * `open` from the first token on: a renewal, even one that fails, never takes the page away (GATE-3). Before that a
   * token is being generated, has to be authorized first, or could not be had.
   */
  get access(): 'generating' | 'unauthorized' | 'failed' | 'open' {
    if (this.tokensReceived > 0) return 'open';
    if (this.session.needsAuth) return 'unauthorized';
    return this.asking || this.tokenFailure === null ? 'generating' : 'failed';
  }

  /** Why there is no token right now; null while there is one, none was asked for yet, or an authorization will help. */
  get tokenFailure(): CallFailure | null {
    const { paymentToken, needsAuth } = this.session;
    return paymentToken === null && !needsAuth ? this.lastFailure : null;
  }

  /** Whether a call failed only because there is no token, which the notice above every page says already. */
  isTold({ kind }: CallFailure): boolean {
    return this.tokenFailure !== null && (kind === 'token-refused' || kind === 'missing-token');
  }

  /**
   * Takes what the customer came back with from the partner's page, and asks for the first token: by their code, or by
   * what the accounts service keeps of an earlier authorization.
   */
  start(): void {
    if (this.#started) {
      if (this.access === 'failed') this.tryAgain();
      else this.lookAgain();
      return;
    }
    this.#started = true;
    const { beneficiaryBroadcast, authorizedBroadcast } = this.#dependencies;
    const stops = [
      // A beneficiary that was deleted in another tab is not paid from this one.
      beneficiaryBroadcast.subscribe(() => void this.beneficiaries.load()),
      authorizedBroadcast.subscribe(() => this.#authorizedElsewhere()),
    ];
    this.#stopListening = () => stops.forEach((stop) => stop());
    this.#takeReturn();
    void this.#keeper.renew();
    void this.#ratesKeeper.renew();
  }

  /** Asks for a token again because the user wants it. */
  tryAgain(): void {
    void this.#keeper.renew();
    if (this.session.ratesToken === null || this.#forgotten) void this.#ratesKeeper.renew();
    this.#forgotten = false;
  }

  /** Looks for a token where an authorization is needed: the customer may have given it in another tab or a terminal. */
  lookAgain(): void {
    if (this.session.needsAuth && this.#canLook) void this.#keeper.renew();
  }

  /**
   * The customer wants to authorize: by themselves, or `after` a call that the partner refused. Nobody is sent away while
   * a token can be had: to the partner leads what is refused with a renewed one as well, and where there is none (S-83).
   * True where there is a new token, with which the call can be tried.
   */
  async authorizeAgain(after: Pick<CallFailure, 'path'> | null = null): Promise<boolean> {
    if (this.authorizing) return false;
    if (after !== null && this.renewedAfter === after.path) {
      this.authorization.send({ type: 'wanted-again' });
      return false;
    }
    this.authorizing = true;
    const token = await this.#keeper.renew();
    if (!this.#started) return false;
    runInAction(() => {
      this.authorizing = false;
      if (token.ok) this.renewedAfter = after?.path ?? null;
    });
    if (!token.ok && needsNewAuthorization(token.failure)) {
      this.authorization.send({ type: 'needed' });
      this.authorization.send({ type: 'wanted-again' });
    }
    return token.ok;
  }

  /** Forgets the token while the page is locked; everything else stays until `tryAgain`. */
  forgetToken(): void {
    this.#forgotten = true;
    this.#keeper.forget();
    this.#ratesKeeper.forget();
  }

  signOut(): void {
    this.#started = false;
    this.#stopListening();
    this.#keeper.forget();
    this.#ratesKeeper.forget();
    this.#dependencies.rates.feedFrom(null);
    this.beneficiaries.stop();
    this.authorization.stop();
    this.send({ type: 'signed-out' });
  }

  /** A beneficiary was added, edited or deleted: the list shows it without asking (GATE-16 to GATE-18). */
  beneficiaryChanged(event: BeneficiaryChanged): void {
    this.send(event);
    void this.#dependencies.beneficiaryBroadcast.publish();
  }

  /** The partner has answered a call, whatever it said. */
  answerCame(): void {
    this.answersReceived += 1;
  }

  send(event: OfxSessionAction): void {
    const { authCode } = this.session;
    this.session = reduceOfxSession(this.session, event);
    if (event.type === 'signed-out') {
      this.tokensReceived = 0;
      this.lastFailure = null;
      this.authorizing = false;
      this.renewedAfter = null;
    }
    // The partner feeds the market rates as soon as there is a token for them (RATE-9, SHELL-12).
    if (event.type === 'rates-token' && event.event.type === 'token-received')
      this.#dependencies.rates.feedFrom(this.#rates);
    if (event.type !== 'payment-token') return;
    this.asking = event.event.type === 'token-requested';
    if (event.event.type === 'token-failed') this.lastFailure = event.event.failure;
    if (event.event.type === 'token-received') {
      this.tokensReceived += 1;
      this.authorization.send({ type: 'granted' });
      if (authCode !== null) {
        this.renewedAfter = null;
        void this.#dependencies.authorizedBroadcast.publish();
      }
    }
    // A code that is no good is said and asked about: sent away by itself, the customer could go round for ever.
    if (event.event.type === 'token-failed' && this.session.needsAuth && authCode !== null)
      this.authorization.send({
        type: 'returned-without',
        why: toAuthorizationFailure(event.event.failure),
      });
  }

  get #canLook(): boolean {
    return !this.#forgotten && this.authorization.state.kind !== 'leaving';
  }

  #authorizedElsewhere(): void {
    const { needsAuth } = this.session;
    if (needsAuth) this.lookAgain();
    else if (this.authorization.open && this.#canLook) {
      // What the customer wanted here is done: another way to the partner would be one too many.
      this.authorization.stop();
      void this.#keeper.renew();
    }
  }

  #takeReturn(): void {
    const { takeReturn, authorization } = this.#dependencies;
    const query = takeReturn();
    if (query === null) return;
    const returned = readAuthorizationReturn(query, authorization.pending.take());
    if (returned.kind === 'code') {
      this.send({ type: 'auth-code-set', authCode: returned.code.code });
      this.#grant.useCode(returned.code);
    } else if (returned.kind === 'refused')
      this.authorization.send({ type: 'returned-without', why: { kind: 'refused', error: returned.error } });
    else if (returned.kind === 'forged')
      this.authorization.send({ type: 'returned-without', why: { kind: 'forged' } });
  }

  async #listBeneficiaries(): ReturnType<Ofx['beneficiaries']['list']> {
    this.send({ type: 'beneficiaries-requested' });
    const answer = await this.ofx.beneficiaries.list();
    if (!answer.ok) this.send({ type: 'beneficiaries-failed', failure: answer.failure });
    return answer;
  }
}
