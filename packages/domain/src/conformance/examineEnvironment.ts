import type { SymptomKind } from './causes/causeTable.ts';
import { makeSymptom } from './causes/makeSymptom.ts';
import type { DoctorFinding, CheckKind } from './report/doctorFinding.ts';
import { explainCutAnswer } from './answers/explainCutAnswer.ts';
import { explainByConfiguredPath } from './answers/explainByConfiguredPath.ts';
import { isAccepted } from './responses/probeResponse.ts';
import { explainByThisMachine, type ExplainByThisMachine } from './addresses/explainByThisMachine.ts';
import { judgeClock } from './addresses/judgeClock.ts';
import { judgeSessionEnd } from './identity/judgeSessionEnd.ts';
import { makeMissingAddressVerdict } from './addresses/makeMissingAddressVerdict.ts';
import { judgeLink } from './addresses/judgeProbeResultsOfAddress.ts';
import { judgeServiceAddresses } from './addresses/judgeServiceAddresses.ts';
import { judgeRegion } from './identity/judgeRegion.ts';
import { explainBySlowness } from './addresses/judgeSpeed.ts';
import { judgeSignIn, type SignInFailure } from './identity/judgeSignIn.ts';
import { judgeUserPool, judgeUserPoolClient } from './identity/judgeUserPool.ts';
import { judgeAttributes, judgeRenewal } from './identity/judgeUsers.ts';
import { checkOpenService } from './checks/checkOpenService.ts';
import { checkPreflight } from './checks/checkPreflight.ts';
import { checkRefusedSignedCalls } from './checks/checkRefusedSignedCalls.ts';
import { checkSignedInAnswer } from './checks/checkSignedInAnswer.ts';
import { checkUnsignedCall } from './checks/checkUnsignedCall.ts';
import { findSwappedAddresses } from './checks/findSwappedAddresses.ts';
import { probeWithoutRefusedToken } from './checks/probeWithoutRefusedToken.ts';
import { repeatRefusedCalls } from './checks/repeatRefusedCalls.ts';
import { formatProbedCall } from './probes/probedCall.ts';
import {
  pickFirstCallPerAddress,
  createProbeResultsRecorder,
} from './addresses/createProbeResultsRecorder.ts';
import type { EnvironmentProbes, ProbedCall, SessionProbes } from './probes/probes.ts';
import { probeAuthorizeClientId } from './authorize-page/probeAuthorizeClientId.ts';
import { probeAuthorizeRedirect } from './authorize-page/probeAuthorizeRedirect.ts';
import { notTriedVerdict, addSymptomToVerdict, type ExplainedVerdict } from './responses/verdict.ts';

/** Signs the user of the run in, where the user pool is there: null where nobody should be, or how it failed. */
export type ProbeUserSignIn = (isPoolThere: boolean) => Promise<SessionProbes | SignInFailure | null>;

type Found = (finding: DoctorFinding) => void;

type SettingFound = (name: string, judged: ExplainedVerdict, place?: string | null) => void;

const identity = 'identity';

/** A place as a page of an origin calls it. */
const pageAt = ({ field }: ProbedCall, origin = ''): string => `${field} ${origin}`;

/** What of an answer to the question of browsers says already that no page may call. */
const deniesPages: ReadonlySet<SymptomKind | undefined> = new Set<SymptomKind>([
  'origin-not-allowed',
  'sent-twice',
  'preflight',
  'preflight-redirected',
]);

/** What the user pool does for a user; the renewal comes last, because it may end what was before. */
const lookAtSession = async (session: SessionProbes, answers: () => Promise<void>, setting: SettingFound) => {
  setting('attributes', judgeAttributes(await session.attributes()));
  await answers();
  setting('renewal', judgeRenewal(await session.renew()));
};

/** The settings without which this user's partner cannot be called, each once. */
const missingFields = (calls: readonly ProbedCall[], { partner }: SessionProbes): ReadonlySet<string> =>
  new Set(calls.filter((call) => call.target === null && call.partner === partner).map(({ field }) => field));

/**
 * Looks at an environment as a customer's page and as the user who signs in would, without changing anything, and tells
 * each finding as it is made. `origins` are those of the pages; the calls are asked in the order of the contract, because
 * a later one may need what an earlier one answered. What nobody answers at all is not asked again. Of the rest of
 * `allOrigins` it is only seen whether each service lets their pages call at all. It gives what explains, by what was not
 * reached here, also what is not reached later.
 */
export const examineEnvironment = async (
  probes: EnvironmentProbes,
  origins: readonly string[],
  signIn: ProbeUserSignIn,
  found: Found,
  allOrigins: readonly string[] = origins,
): Promise<ExplainByThisMachine> => {
  const { calls } = probes;
  const setting: SettingFound = (name, judged, place = null) =>
    found({ look: 'setting', service: identity, call: name, place, ...judged });
  const unknownHeaders = new Set<string>();
  const ofCall = (look: CheckKind, call: ProbedCall, judged: ExplainedVerdict): void => {
    if (judged.symptom?.kind === 'header-unknown') unknownHeaders.add(judged.symptom.seen);
    found({ look, service: call.service, call: formatProbedCall(call), place: call.field, ...judged });
  };
  const addressFound = (service: string, field: string, judged: ExplainedVerdict): void =>
    found({ look: 'setting', service, call: 'address', place: field, ...judged });

  setting('region', judgeRegion(probes.places));
  const begun = probes.now();
  const tried = await Promise.all(
    pickFirstCallPerAddress(calls).map(
      async (call) => [call, await call.reach(), probes.now() - begun] as const,
    ),
  );
  const explained = explainByThisMachine(tried.map(([, reached]) => reached));
  const heard = createProbeResultsRecorder(
    tried.map(([call, reached, milliseconds]) => [call, explained(reached), milliseconds]),
  );
  const timed = async <T>(call: ProbedCall, look: (answered: () => void) => Promise<T>): Promise<T> => {
    const asked = probes.now();
    let isAnswered = false;
    const judged = await look(() => (isAnswered = true));
    if (isAnswered) heard.took(call, probes.now() - asked);
    return judged;
  };
  const pool = calls.find(({ path }) => path === 'GetUser');
  const isPoolThere = pool === undefined || heard.isThere(pool);
  const poolField = pool?.field ?? null;
  const identityPoolField = calls.find(({ path }) => path === 'GetCredentialsForIdentity')?.field ?? null;
  const proof = isPoolThere ? await probes.challenge() : null;
  if (proof !== null && pool !== undefined) heard.heardUnsigned(pool, proof);
  setting('user pool client', judgeUserPoolClient(proof), poolField);

  const pages = origins.length === 0 ? [undefined] : origins;
  /** The places that let pages of an origin before call. */
  const letIn = new Set<string>();
  /** The places, by page, whose answer to the question of browsers says already that it may not call. */
  const keptOut = new Set<string>();
  const letElsewhere = ({ field }: ProbedCall, judged: ExplainedVerdict, origin = ''): ExplainedVerdict =>
    judged.symptom?.kind === 'preflight' && letIn.has(field)
      ? addSymptomToVerdict(judged, makeSymptom('origin-not-allowed', origin))
      : judged;
  const lookFrom = async (origin: string | undefined, asked: readonly ProbedCall[]): Promise<void> => {
    const begunAcross = probes.now();
    const across = await Promise.all(
      asked.map((call) =>
        checkPreflight(call, origin, heard.isThere(call), (one) => {
          if (one === null) heard.lost(call, 'preflights', probes.now() - begunAcross);
          else heard.heardAcross(call, one);
        }),
      ),
    );
    across.forEach((judged, place) => {
      const call = asked[place];
      if (call === undefined) return;
      const told = letElsewhere(call, judged, origin);
      if (deniesPages.has(told.symptom?.kind)) keptOut.add(pageAt(call, origin));
      ofCall('cross-origin', call, told);
    });
    for (const { field, preflights } of heard.places.values())
      if (preflights.some(isAccepted)) letIn.add(field);
  };
  for (const origin of pages) await lookFrom(origin, calls);
  for (const origin of allOrigins)
    if (!origins.includes(origin)) await lookFrom(origin, pickFirstCallPerAddress(calls));
  const [page] = pages;
  for (const call of calls) {
    const { guard, method, effect, target } = call;
    if (guard === null || method !== 'GET' || effect !== 'reads' || target === null) continue;
    if (!heard.isThere(call)) continue;
    const asked = probes.now();
    const judged = await timed(call, (answered) =>
      checkUnsignedCall(call, guard, page, (one) => {
        if (one === null) return heard.lost(call, 'unsigned', probes.now() - asked);
        heard.heardUnsigned(call, one);
        answered();
      }),
    );
    ofCall('unsigned', call, judged);
  }
  for (const origin of allOrigins) {
    for (const call of calls) {
      const { guard, method, effect, target } = call;
      if (guard !== null || method !== 'GET' || effect !== 'reads' || target === null) continue;
      if (heard.isThere(call) && !keptOut.has(pageAt(call, origin)))
        ofCall('cross-origin', call, await checkOpenService(call, origin));
    }
  }
  setting('clock', judgeClock(heard.aheads()));

  const signedIn = await signIn(isPoolThere);
  const failure = signedIn !== null && 'calls' in signedIn ? signedIn : null;
  const session = signedIn === null || 'calls' in signedIn ? null : signedIn;
  const keys = isPoolThere ? await probes.userPoolKeys() : null;
  const userPool = judgeUserPool(keys, probes.places.userPoolId, session !== null);
  setting('user pool', userPool, poolField);
  setting(
    'sign-in',
    judgeSignIn(session === null ? failure : 'signed-in', userPool.symptom === null),
    failure?.calls.includes('GetId') === true ? identityPoolField : poolField,
  );
  const answers = async (): Promise<void> => {
    for (const call of calls) {
      const asked = probes.now();
      const asPage = keptOut.has(pageAt(call, page)) ? undefined : page;
      const { judged, hidden } = await timed(call, (answered) =>
        checkSignedInAnswer(call, session, heard.isThere(call), asPage, (one, uncompressed, tries) => {
          heard.answered(call, one);
          heard.tried(call, tries);
          if (uncompressed > 0) heard.cameUncompressed(call, uncompressed);
          answered();
        }),
      );
      const lost = judged.verdict.kind === 'unanswered' ? judged.symptom?.kind : undefined;
      if (lost === 'call-refused') heard.lost(call, 'calls', probes.now() - asked);
      if (lost === 'cut-off') heard.lost(call, 'begun', probes.now() - asked);
      const { times = [], asked: all = [] } = heard.places.get(call.field) ?? {};
      const name = formatProbedCall(call);
      const whole = explainCutAnswer(judged, all);
      const answer = explainByConfiguredPath(whole, name, call.pathField ?? null, all);
      ofCall('answer', call, explainBySlowness(answer, name, probes.now() - asked, times));
      if (hidden !== null) ofCall('cross-origin', call, hidden);
    }
    await repeatRefusedCalls(heard, page);
    await probeWithoutRefusedToken(heard);
    await checkRefusedSignedCalls(calls, heard, found);
    await findSwappedAddresses(calls, heard, found);
  };
  if (session === null) await answers();
  else await lookAtSession(session, answers, setting);
  if (session !== null) {
    for (const field of missingFields(calls, session))
      addressFound(session.partner, field, makeMissingAddressVerdict(field, session.partner));
  }
  judgeServiceAddresses(heard, probes.now(), unknownHeaders, found);
  for (const { service, field, target, reach, client } of probes.links) {
    const reached = explained(await reach());
    addressFound(service, field, judgeLink(field, target, reached, probes.now()));
    if (client === null) continue;
    const isThere = reached.kind === 'answered' && reached.heard.status !== 404;
    const judged =
      page === undefined || !isThere
        ? notTriedVerdict('no-page')
        : await probeAuthorizeClientId(client, client.redirectAt(page));
    found({ look: 'setting', service, call: client.field, place: field, ...judged });
    if (!isThere) continue;
    const redirects = [
      ...allOrigins.map((origin) => ({ field: client.field, address: client.redirectAt(origin) })),
      ...(client.cliRedirect === null ? [] : [client.cliRedirect]),
    ];
    for (const redirect of redirects) {
      const returned = await probeAuthorizeRedirect(client, redirect);
      const call = redirect === client.cliRedirect ? redirect.field : 'redirect address';
      found({ look: 'setting', service, call, place: field, ...returned });
    }
  }
  setting('end of the session', judgeSessionEnd(await probes.endSession()));
  return explained;
};
