import { isServiceInTrouble, isRedirect } from '../responses/probeResponse.ts';
import { judgeAnswerReadableByPage } from '../answers/judgeAnswerReadableByPage.ts';
import type { ProbedCall } from '../probes/probes.ts';
import { asExpectedVerdict, unansweredVerdict, type ExplainedVerdict } from '../responses/verdict.ts';
import { isAtHome } from '../probes/probedCall.ts';

/** What a page of an origin could read of a service that is open to everybody. */
export const checkOpenService = async (call: ProbedCall, origin: string): Promise<ExplainedVerdict> => {
  if (isAtHome(call, origin)) return asExpectedVerdict({ note: `It is at ${origin} itself.` });
  const answer = await call.unsigned(origin);
  if (answer === null) return unansweredVerdict;
  // In trouble, or not the service: what it sends otherwise is not known.
  const isService = !isServiceInTrouble(answer) && !isRedirect(answer) && answer.body !== undefined;
  return isService ? judgeAnswerReadableByPage(origin, answer, call.guard) : asExpectedVerdict();
};
