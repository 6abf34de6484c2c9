import { provesNothingHappened } from '@fx-gateway/domain/calls/callFailure.ts';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { AnswerCheckResult, ErrorCheckCalls } from './answeredCall.ts';
import type { ErrorCheckInput } from './answerForm.ts';
import type { PartnerCheck } from './check.ts';
import { findErrorCheckCall } from './findErrorCheckCall.ts';

/** The partner that gives one answer to every call, and whether it was told that its token is refused. */
export type StubPartner<Partner> = {
  readonly partner: Partner;
  readonly heard: { refused: boolean };
};

const whyNot = (
  expect: ErrorCheckInput['expect'],
  kind: string | null,
  words: string | null,
): string | null => {
  if (expect?.kind !== undefined && expect.kind !== kind) return `The failure is ${kind ?? 'none'}.`;
  if (expect?.words !== undefined && expect.words !== words) return `The words are: ${words ?? 'none'}`;
  return null;
};

/** Null where the answer says what happened. */
const provesNothing = (answer: AnswerCheckResult): boolean | null => {
  if (!answer.ok) return provesNothingHappened(answer.failure);
  return answer.value.leavesOpen ? false : null;
};

/** What the answer of a call means at a partner, and in which words it is told. */
export const interpretCallAnswer = async <Partner, Subject>(
  calls: ErrorCheckCalls<Partner, Subject>,
  given: ErrorCheckInput,
  { partner, heard }: StubPartner<Partner>,
  /** What the call was about, by the id that it carries. */
  subjectOf: (id: string) => Subject,
): ReturnType<PartnerCheck<'check error'>['judge']> => {
  const found = findErrorCheckCall(calls, given.call);
  if (found === null) return usageFailure(`call: one of ${Object.keys(calls).join(', ')}, or its path.`);
  const subject = subjectOf(given.id ?? found.id ?? '{id}');
  const answer = await found.call.run(partner, subject);
  const failure = answer.ok ? null : answer.failure;
  const words = answer.ok ? answer.value.words : found.call.words(answer.failure, subject);
  const reason = whyNot(given.expect, failure?.kind ?? null, words);
  return makeOutput(
    {
      failure,
      words,
      nothingHappened: provesNothing(answer),
      asksForToken: heard.refused,
      holds: reason === null,
    },
    null,
    reason === null ? null : commandFailure(exitCodes.failed, 'check-does-not-hold', reason),
  );
};
