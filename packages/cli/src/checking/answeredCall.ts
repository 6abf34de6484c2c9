import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';

/**
 * What is said of an answer that is no failure, null when nothing is, and whether it leaves open what happened; or the
 * failure.
 */
export type AnswerCheckResult = Result<
  { readonly words: string | null; readonly leavesOpen: boolean },
  CallFailure
>;

/** One call of a partner that gives one answer to every call: how its answer is read, and how its failure is told. */
export type ErrorCheckCall<Partner, Subject> = {
  /** As the specification names it; `{id}` stands for any one part. */
  readonly path: string;
  readonly run: (partner: Partner, subject: Subject) => Promise<AnswerCheckResult>;
  readonly words: (failure: CallFailure, subject: Subject) => string;
};

/** The calls of a partner by the names that `check error` takes. */
export type ErrorCheckCalls<Partner, Subject> = Readonly<Record<string, ErrorCheckCall<Partner, Subject>>>;

export const makeAnswerCheckWithMessage = (words: string | null, leavesOpen = false): AnswerCheckResult =>
  succeeded({ words, leavesOpen });

/** Of a call whose answer says nothing to the user. */
export const toAnswerCheckWithoutMessage = async (
  answering: Promise<Result<unknown, CallFailure>>,
): Promise<AnswerCheckResult> => {
  const answer = await answering;
  return answer.ok ? makeAnswerCheckWithMessage(null) : answer;
};
