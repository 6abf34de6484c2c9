import type { Finding, Look } from './finding.ts';
import type { Heard } from './heard.ts';
import { judgeAddress, judgeMissingAddress } from './judgeAddress.ts';
import { judgeAnswer, statusOf } from './judgeAnswer.ts';
import { judgeClock } from './judgeClock.ts';
import { judgePreflight, judgeUnsigned, type Guard } from './judgeCrossOrigin.ts';
import { judgeEnding } from './judgeEnding.ts';
import { judgeRegion } from './judgeRegion.ts';
import { judgeSignIn, type SignInFailure } from './judgeSignIn.ts';
import { judgeAttributes, judgeRenewal, judgeUserPoolClient } from './judgeUsers.ts';
import type { EnvironmentProbes, ProbedCall, SessionProbes } from './probes.ts';
import { asExpected, notTried, type Judged } from './verdict.ts';

/** Signs the user of the run in: null where nobody should be, or how it failed. */
export type SignIn = () => Promise<SessionProbes | SignInFailure | null>;

type Found = (finding: Finding) => void;

const identity = 'identity';

const callText = ({ method, path }: ProbedCall): string => `${method} ${path}`;

/** Where a page's calls stay at home no browser asks. */
const isAtHome = ({ target }: ProbedCall, origin: string): boolean => target === origin;

const lookAcross = async (call: ProbedCall, origin: string | undefined, heard: (one: Heard) => void) => {
  if (call.target === null) return notTried('not-configured');
  if (origin === undefined) return notTried('no-origin');
  if (isAtHome(call, origin)) return asExpected({ note: `It is at ${origin} itself.` });
  const { method, pageHeaders: headers } = call;
  const answer = await call.preflight(origin);
  if (answer !== null) heard(answer);
  return judgePreflight({ origin, method, headers }, answer);
};

const lookUnsigned = async (
  call: ProbedCall,
  guard: Guard,
  origin: string | undefined,
  heard: (one: Heard) => void,
) => {
  const asked = origin === undefined || isAtHome(call, origin) ? null : origin;
  const answer = await call.unsigned(asked);
  if (answer !== null) heard(answer);
  return judgeUnsigned(asked, answer, guard);
};

const lookAtAnswer = async (
  call: ProbedCall,
  session: SessionProbes | null,
  answered: (status: number) => void,
): Promise<Judged> => {
  if (call.effect !== 'reads') return notTried(call.effect);
  if (call.target === null) return notTried('not-configured');
  if (session === null) return notTried('no-sign-in');
  if (call.partner !== null && call.partner !== session.partner) return notTried('other-partner');
  const asked = await call.ask();
  if (typeof asked === 'string') return notTried(asked);
  const status = statusOf(asked);
  if (status !== null) answered(status);
  return judgeAnswer(asked);
};

/** What the user pool does for a user; the renewal comes last, because it may end what was before. */
const lookAtSession = async (session: SessionProbes, answers: () => Promise<void>, setting: SettingFound) => {
  setting('attributes', judgeAttributes(await session.attributes()));
  await answers();
  setting('renewal', judgeRenewal(await session.renew()));
};

/** The settings without which this user's partner cannot be called, each once. */
const missingFields = (calls: readonly ProbedCall[], { partner }: SessionProbes): ReadonlySet<string> =>
  new Set(calls.filter((call) => call.target === null && call.partner === partner).map(({ field }) => field));

type SettingFound = (name: string, judged: Judged) => void;

/**
 * Looks at an environment as a customer's page and as the user who signs in would, without changing anything, and tells
 * each finding as it is made. `origins` are those of the pages; the calls are asked in the order of the contract, because
 * a later one may need what an earlier one answered.
 */
export const examineEnvironment = async (
  { places, calls, challenge, endSession }: EnvironmentProbes,
  origins: readonly string[],
  signIn: SignIn,
  found: Found,
): Promise<void> => {
  const setting: SettingFound = (name, judged) =>
    found({ look: 'setting', service: identity, call: name, ...judged });
  const ofCall = (look: Look, call: ProbedCall, judged: Judged): void =>
    found({ look, service: call.service, call: callText(call), ...judged });

  const addressFound = (service: string, judged: Judged): void =>
    found({ look: 'setting', service, call: 'address', ...judged });

  setting('region', judgeRegion(places));
  const aheads: number[] = [];
  const heard = ({ ahead }: Heard): void => {
    if (ahead !== null) aheads.push(ahead);
  };
  const proof = await challenge();
  if (proof !== null) heard(proof);
  setting('user pool client', judgeUserPoolClient(proof));

  const pages = origins.length === 0 ? [undefined] : origins;
  for (const origin of pages) {
    const across = await Promise.all(calls.map((call) => lookAcross(call, origin, heard)));
    across.forEach((judged, place) => {
      const call = calls[place];
      if (call !== undefined) ofCall('cross-origin', call, judged);
    });
  }
  const [page] = pages;
  const statuses = new Map<string, number[]>();
  const answered = ({ field }: ProbedCall, status: number): void => {
    statuses.set(field, [...(statuses.get(field) ?? []), status]);
  };
  for (const call of calls) {
    const { guard, method, effect, target } = call;
    if (guard === null || method !== 'GET' || effect !== 'reads' || target === null) continue;
    const told = (answer: Heard): void => {
      heard(answer);
      answered(call, answer.status);
    };
    ofCall('unsigned', call, await lookUnsigned(call, guard, page, told));
  }
  setting('clock', judgeClock(aheads));

  const signedIn = await signIn();
  const failure = signedIn !== null && 'calls' in signedIn ? signedIn : null;
  const session = signedIn === null || 'calls' in signedIn ? null : signedIn;
  setting('sign-in', judgeSignIn(session === null ? failure : 'signed-in'));
  const answers = async (): Promise<void> => {
    for (const call of calls)
      ofCall('answer', call, await lookAtAnswer(call, session, (status) => answered(call, status)));
  };
  if (session === null) await answers();
  else await lookAtSession(session, answers, setting);
  if (session !== null) {
    for (const field of missingFields(calls, session))
      addressFound(session.partner, judgeMissingAddress(field));
  }
  for (const [field, all] of statuses) {
    const judged = judgeAddress(field, all);
    const service = calls.find((call) => call.field === field)?.service ?? field;
    if (judged !== null) addressFound(service, judged);
  }
  setting('end of the session', judgeEnding(await endSession()));
};
