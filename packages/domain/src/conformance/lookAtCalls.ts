import { makeSymptom, type Symptom } from './causes/makeSymptom.ts';
import type { DoctorFinding } from './doctorFinding.ts';
import { toMissingAccountSymptom } from './responses/toMissingAccountSymptom.ts';
import { toIntegrationSymptom } from './responses/toIntegrationSymptom.ts';
import {
  isAccepted,
  isServiceInTrouble,
  isRedirect,
  isWebPage,
  type ProbeResponse,
} from './responses/heard.ts';
import {
  judgeOtherAuthorizer,
  makeSignedCallsRefusedVerdict,
} from './answers/makeSignedCallsRefusedVerdict.ts';
import type { UserCallProbeResult } from './answers/judgeLostQuery.ts';
import { judgeCallAnswer, statusOf, type CallProbeResult } from './answers/judgeCallAnswer.ts';
import {
  judgePreflight,
  judgeUnsignedCallRefusal,
  type RequiredCredential,
} from './answers/judgeCrossOrigin.ts';
import { judgeAnswerReadableByPage } from './answers/judgeAnswerReadableByPage.ts';
import { isTokenRefused } from './answers/judgeRefusedTokens.ts';
import { describeStatusAndRefusal, type RefusalResponse } from './responses/describeRefusal.ts';
import { pickFirstCallPerAddress, type ProbeResultsRecorder } from './createProbeResultsRecorder.ts';
import type { ProbedCall, SessionProbes } from './probes.ts';
import {
  asExpectedVerdict,
  differsVerdict,
  notTriedVerdict,
  addSymptomToVerdict,
  unansweredVerdict,
  type ExplainedVerdict,
} from './responses/verdict.ts';

export const formatProbedCall = ({ method, path }: ProbedCall): string => `${method} ${path}`;

/** Where a call goes, with the places of its ids as the contract writes them. */
const addressOf = ({ address, path }: ProbedCall): string => `${address ?? ''}${path.split('?')[0] ?? ''}`;

/** Where a page's calls stay at home no browser asks. */
const isAtHome = ({ target }: ProbedCall, origin: string): boolean => target === origin;

/** The question of a browser before the call; nothing is asked where `isThere` says that nobody answers. */
export const checkPreflight = async (
  call: ProbedCall,
  origin: string | undefined,
  isThere: boolean,
  heard: (one: ProbeResponse | null) => void,
): Promise<ExplainedVerdict> => {
  if (call.target === null) return notTriedVerdict('not-configured');
  if (origin === undefined) return notTriedVerdict('no-origin');
  if (isAtHome(call, origin)) return asExpectedVerdict({ note: `It is at ${origin} itself.` });
  const { method, pageHeaders: headers, headerFields } = call;
  const answer = isThere ? await call.preflight(origin) : null;
  if (isThere) heard(answer);
  return judgePreflight({ origin, method, headers, headerFields }, answer);
};

/** The call without a signature or a token. */
export const checkUnsignedCall = async (
  call: ProbedCall,
  guard: RequiredCredential,
  origin: string | undefined,
  heard: (one: ProbeResponse | null) => void,
): Promise<ExplainedVerdict> => {
  const asked = origin === undefined || isAtHome(call, origin) ? null : origin;
  const answer = await call.unsigned(asked);
  heard(answer);
  return judgeUnsignedCallRefusal(asked, answer, guard, addressOf(call));
};

/** What a page of an origin could read of a service that is open to everybody. */
export const checkOpenService = async (call: ProbedCall, origin: string): Promise<ExplainedVerdict> => {
  if (isAtHome(call, origin)) return asExpectedVerdict({ note: `It is at ${origin} itself.` });
  const answer = await call.unsigned(origin);
  if (answer === null) return unansweredVerdict;
  // In trouble, or not the service: what it sends otherwise is not known.
  const isService = !isServiceInTrouble(answer) && !isRedirect(answer) && answer.body !== undefined;
  return isService ? judgeAnswerReadableByPage(origin, answer, call.guard) : asExpectedVerdict();
};

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

const unreadable: readonly string[] = ['answer-unreadable', 'refusal-unreadable', 'answer-of-another-origin'];

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
  return read.symptom !== null && unreadable.includes(read.symptom.kind)
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
  const judged = judgeCallAnswer(asked, formatProbedCall(call), addressOf(call));
  return asRead(addSymptomToVerdict(judged, refusalOf(call, judged.symptom, spoken)), asked, call, page);
};

/** Whether what answers knows the path of a call. */
const knows = (heard: ProbeResponse | null): boolean =>
  heard !== null && heard.status < 500 && heard.status !== 404 && heard.status !== 403;

/** Of places where no signed call is let in or known: whether one knows what the other is asked. */
export const findSwappedAddresses = async (
  calls: readonly ProbedCall[],
  { places }: ProbeResultsRecorder,
  found: (finding: DoctorFinding) => void,
): Promise<void> => {
  const lost = pickFirstCallPerAddress(calls).filter(({ field, guard }) => {
    const statuses = places.get(field)?.statuses ?? [];
    const isLost = statuses.every((status) => status === 403 || status === 404);
    return guard === 'signature' && statuses.length > 0 && isLost;
  });
  for (const { service, field, address } of lost) {
    const same = [...places.values()].find(
      (other) =>
        other.field !== field &&
        other.address === address &&
        other.asked.some((asked) => asked.said === null && isAccepted(asked)),
    );
    if (same === undefined) continue;
    const judged = differsVerdict(field, `It is the address of ${same.field}.`);
    const shown = addSymptomToVerdict(judged, makeSymptom('same-address', same.field));
    found({ look: 'setting', service, call: 'address', place: field, ...shown });
  }
  for (const [at, one] of lost.entries())
    for (const other of lost.slice(at + 1)) {
      const [oneAt, otherAt] = [one.address, other.address];
      if (oneAt === null || otherAt === null || oneAt === otherAt) continue;
      if (!knows(await one.signed(otherAt)) || !knows(await other.signed(oneAt))) continue;
      const seen = `${one.field} and ${other.field}`;
      for (const { service, field } of [one, other]) {
        const judged = differsVerdict(field, `The addresses of ${seen} look exchanged.`);
        const shown = addSymptomToVerdict(judged, makeSymptom('exchanged', seen));
        found({ look: 'setting', service, call: 'address', place: field, ...shown });
      }
    }
};

/** So many calls of a place, and so many tries of each, show whether a refusal stays. */
const [mostRepeated, mostTries] = [2, 3];

/** Sends calls that were refused again: who lets one in at another time is not who refused it. */
export const repeatRefusedCalls = async (
  { places, tried }: ProbeResultsRecorder,
  origin: string | undefined,
): Promise<void> => {
  for (const place of places.values())
    for (const call of place.refusedCalls.slice(0, mostRepeated))
      for (let again = 0; again < mostTries && place.passing === null; again += 1) {
        const asked = await call.ask(origin === undefined || isAtHome(call, origin) ? null : origin);
        if (typeof asked !== 'string') tried(call, asked.tries ?? []);
      }
};

/** Where every call with a token is refused, what the first of them is answered without it. */
export const probeWithoutRefusedToken = async ({ places }: ProbeResultsRecorder): Promise<void> => {
  for (const { withToken } of places.values())
    for (const tokens of withToken.values()) {
      if (!isTokenRefused(tokens)) continue;
      const { first } = tokens;
      tokens.without = await (first.guard === 'token' ? first.unsigned(null) : first.signed());
    }
};

/** Where the gateway refuses every signed call, what it says of one. */
export const checkRefusedSignedCalls = async (
  calls: readonly ProbedCall[],
  { places }: ProbeResultsRecorder,
  found: (finding: DoctorFinding) => void,
): Promise<void> => {
  for (const first of pickFirstCallPerAddress(calls)) {
    const place = places.get(first.field);
    if (place === undefined || place.statuses.length === 0) continue;
    const otherAuthorizer = judgeOtherAuthorizer(place);
    if (otherAuthorizer !== null) {
      const { service, field } = place;
      found({ look: 'setting', service, call: 'signature', place: field, ...otherAuthorizer });
    }
    if (!place.statuses.every((status) => status === 403)) continue;
    const heard = await first.signed();
    if (heard === null) continue;
    const { service, field } = place;
    found({
      look: 'setting',
      service,
      call: 'signature',
      place: field,
      ...makeSignedCallsRefusedVerdict(heard),
    });
  }
};
