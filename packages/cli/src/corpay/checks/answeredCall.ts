import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import type { Corpay, CorpayTokens } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import type { QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import type { Result } from '@fx-gateway/domain/result/result.ts';

/** The partner that gives one answer to every call. */
type AnsweringPartner = { readonly corpay: Corpay; readonly tokens: CorpayTokens };

/** What the call was about, as far as its answer or its words depend on it. */
type CallSubject = { readonly id: string; readonly request: QuoteRequest };

/**
 * What is said of an answer that is no failure, null when nothing is, and whether it leaves open what happened; or the
 * failure.
 */
export type Answered = Result<{ readonly words: string | null; readonly leavesOpen: boolean }, CallFailure>;

/** One call: how its answer is read, and how its failure is told. */
export type AnsweredCall = {
  /** As the specification names it; `{id}` stands for any one part. */
  readonly path: string;
  readonly run: (partner: AnsweringPartner, subject: CallSubject) => Promise<Answered>;
  readonly words: (failure: CallFailure, subject: CallSubject) => string;
};
