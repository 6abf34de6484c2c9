import type { SymptomKind } from '../causes/causeTable.ts';
import { makeSymptom, type Symptom } from '../causes/makeSymptom.ts';
import { toMissingAccountSymptom } from '../responses/toMissingAccountSymptom.ts';
import { toIntegrationSymptom } from '../responses/toIntegrationSymptom.ts';
import { isServiceInTrouble, isWebPage } from '../responses/probeResponse.ts';
import type { UserCallProbeResult } from '../answers/judgeLostQuery.ts';
import { judgeCallAnswer, statusOf, type CallProbeResult } from '../answers/judgeCallAnswer.ts';
import { judgeAnswerReadableByPage } from '../answers/judgeAnswerReadableByPage.ts';
import { describeStatusAndRefusal, type RefusalResponse } from '../responses/describeRefusal.ts';
import type { ProbedCall, SessionProbes } from '../probes/probes.ts';
import {
  notTriedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from '../responses/verdict.ts';
import { formatProbedCall, addressOfProbedCall, isAtHome } from '../probes/probedCall.ts';

/** What became of the answer to a user, and of what their browser would make of it. */
type Answered = {
  readonly judged: ExplainedVerdict;
  /** What keeps a page from an answer that was judged by itself; null where nothing does. */
  readonly hidden: ExplainedVerdict | null;
};

const judgedAs = (judged: ExplainedVerdict, hidden: ExplainedVerdict | null = null): Answered => ({
  judged,
  hidden,
});

const unreadable: ReadonlySet<SymptomKind> = new Set<SymptomKind>([
  'answer-unreadable',
  'refusal-unreadable',
  'answer-of-another-origin',
]);

/**
 * If the page's origin cannot read the answer, an expected answer counts as failed. For a refusal the CORS problem is
 * added as a second symptom.
 */
const asRead = (
  judged: ExplainedVerdict,
  asked: CallProbeResult,
  { guard }: ProbedCall,
  origin: string | null,
): Answered => {
  if (origin === null || asked.kind !== 'answered' || !asked.headers || isServiceInTrouble(asked))
    return judgedAs(judged);
  // What refuses with a page stands before the service, of whose headers that says nothing.
  if (asked.status >= 400 && isWebPage({ headers: asked.headers })) return judgedAs(judged);
  const read = judgeAnswerReadableByPage(origin, { status: asked.status, headers: asked.headers }, guard);
  if (judged.verdict.kind === 'as-expected') return judgedAs(read.symptom === null ? judged : read);
  return read.symptom !== null && unreadable.has(read.symptom.kind)
    ? judgedAs(judged, addSymptomToVerdict(read, makeSymptom('refusal-unreadable', origin)))
    : judgedAs(judged);
};

/** What a refusal says of the integration, or of the account, of the user; else what was `shown`. */
const refusalOf = (
  { givesToken, partner, guard, field }: ProbedCall,
  shown: Symptom | null,
  spoken: RefusalResponse | null,
): Symptom | null => {
  if (spoken === null) return shown;
  // Nothing but the key of the rates lets that call in.
  if (field.startsWith('rates.') && spoken.status === 401 && shown?.kind === 'call-refused')
    return makeSymptom('rates-key', describeStatusAndRefusal(spoken), 'ratesKey');
  if (givesToken === true && !isServiceInTrouble(spoken)) return toIntegrationSymptom(shown, spoken);
  return partner === null && guard === 'signature' ? toMissingAccountSymptom(shown, spoken) : shown;
};

/** The answer of the call to the user who is signed in, as a page of an origin would ask it where one is named. */
export const checkSignedInAnswer = async (
  call: ProbedCall,
  session: SessionProbes | null,
  isThere: boolean,
  origin: string | undefined,
  answered: (asked: UserCallProbeResult, uncompressed: number, tries: readonly RefusalResponse[]) => void,
): Promise<Answered> => {
  if (call.effect !== 'reads') return judgedAs(notTriedVerdict(call.effect));
  if (call.target === null) return judgedAs(notTriedVerdict('not-configured'));
  if (session === null) return judgedAs(notTriedVerdict('no-sign-in'));
  if (call.partner !== null && call.partner !== session.partner)
    return judgedAs(notTriedVerdict('other-partner'));
  if (!isThere) return judgedAs(unansweredVerdict);
  const page = origin === undefined || isAtHome(call, origin) ? null : origin;
  const asked = await call.ask(page);
  if (typeof asked === 'string') return judgedAs(notTriedVerdict(asked));
  const status = statusOf(asked);
  const { spoken = null, uncompressed = null, query = [] } = asked.kind === 'answered' ? asked : {};
  const isWhole = asked.kind === 'answered' && !asked.damage;
  if (status !== null)
    answered(
      { query, status, said: spoken, bytes: isWhole ? (asked.bytes ?? null) : null },
      uncompressed ?? 0,
      asked.tries ?? [],
    );
  const judged = judgeCallAnswer(asked, formatProbedCall(call), addressOfProbedCall(call));
  return asRead(addSymptomToVerdict(judged, refusalOf(call, judged.symptom, spoken)), asked, call, page);
};
