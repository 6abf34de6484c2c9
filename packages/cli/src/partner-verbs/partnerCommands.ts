import type { Configuration, ServiceContract } from '@fx-gateway/adapters/core';
import type { PartnerPromises } from '@fx-gateway/adapters/node';
import type { FxPartner } from '@fx-gateway/domain/identity/user.ts';
import type { PartnerPairRateService } from '@fx-gateway/domain/market-rates/pairRates.ts';
import type { PartnerCheck } from '../checking/check.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import type { Verb } from '../verbs/verb.ts';
import type { CommandWords } from '../outputs/commandOutputs.ts';
import type { Session } from '../identity/openSession.ts';
import type { RecordingViewer } from '../recording/recordingViewer.ts';

/** Reaches the environment as the signed-in user; fails where that user pays through another partner. */
export type SessionOpener = () => CommandResult<Session>;

/** A command as one partner answers it. */
export type PartnerVerb<Words extends CommandWords | null = null> = Omit<Verb, 'run' | 'optionGroups'> & {
  /** Options of other partners that this one cannot have, by their long flags, and why: for the help and the error. */
  readonly lacks?: Readonly<Record<string, string>>;
  run(invocation: Invocation, openSession: SessionOpener): Promise<Outcome<Words>>;
};

/** A noun to which a partner brings verbs; they are loaded only when it is called. */
export type PartnerNoun = {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<readonly PartnerVerb[]>;
};

/** What a partner brings to the command line. Several may bring the same noun, and the same verb to it. */
export type PartnerCommandSet = {
  readonly nouns: readonly PartnerNoun[];
  /** Commands of other partners by their words, and the own one that a customer who calls them may mean. */
  readonly insteadOf?: Readonly<Record<string, string>>;
  /** The verbs of `fxg check` that judge by this partner's rules. */
  loadChecks(): Promise<readonly PartnerCheck[]>;
  /** How a recording of this partner's quotes is replayed; absent where none is made. */
  loadReplaying?(): Promise<RecordingViewer>;
  /** The partner's own market rates; null where it has none for this user (RATE-9). */
  rates?(session: Session): Promise<PartnerPairRateService | null>;
  /** Everything that the product asks of this partner, for `fxg doctor`. */
  loadContracts?(): Promise<readonly ServiceContract<Configuration>[]>;
  /** What this partner promises, for `fxg conformance`. */
  loadPromises?(): Promise<PartnerPromises>;
  /** By which code this partner knows the customer; null where it is not known. */
  clientCode?(session: Session): Promise<string | null>;
  /** Called after a sign-in: says what became of the steps that this user left open. */
  reportOpenSteps(invocation: Invocation, session: Session, looksOnly: boolean): Promise<void>;
  /** Says what this user left open, and what was answered and never told, by what is kept on this machine alone. */
  mentionOpen(invocation: Invocation, session: Session): Promise<void>;
};

export type Partners = Readonly<Partial<Record<FxPartner, PartnerCommandSet>>>;
