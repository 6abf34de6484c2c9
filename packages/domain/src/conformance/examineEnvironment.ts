import type { Finding, Look } from './finding.ts';
import type { Heard } from './heard.ts';
import { judgeAnswer } from './judgeAnswer.ts';
import { judgeClock } from './judgeClock.ts';
import { judgePreflight, judgeUnsigned } from './judgeCrossOrigin.ts';
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

const lookUnsigned = async (call: ProbedCall, origin: string | undefined, heard: (one: Heard) => void) => {
  const asked = origin === undefined || isAtHome(call, origin) ? null : origin;
  const answer = await call.unsigned(asked);
  if (answer !== null) heard(answer);
  return judgeUnsigned(asked, answer);
};

const lookAtAnswer = async (call: ProbedCall, session: SessionProbes | null): Promise<Judged> => {
  if (call.effect !== 'reads') return notTried(call.effect);
  if (call.target === null) return notTried('not-configured');
  if (session === null) return notTried('no-sign-in');
  if (call.partner !== null && call.partner !== session.partner) return notTried('other-partner');
  const asked = await call.ask();
  return typeof asked === 'string' ? notTried(asked) : judgeAnswer(asked);
};

/** What the user pool does for a user; the renewal comes last, because it may end what was before. */
const lookAtSession = async (session: SessionProbes, answers: () => Promise<void>, setting: SettingFound) => {
  setting('attributes', judgeAttributes(await session.attributes()));
  await answers();
  setting('renewal', judgeRenewal(await session.renew()));
};

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
  for (const call of calls) {
    if (call.signed && call.method === 'GET' && call.effect === 'reads' && call.target !== null)
      ofCall('unsigned', call, await lookUnsigned(call, page, heard));
  }
  setting('clock', judgeClock(aheads));

  const signedIn = await signIn();
  const failure = signedIn !== null && 'calls' in signedIn ? signedIn : null;
  const session = signedIn === null || 'calls' in signedIn ? null : signedIn;
  setting('sign-in', judgeSignIn(session === null ? failure : 'signed-in'));
  const answers = async (): Promise<void> => {
    for (const call of calls) ofCall('answer', call, await lookAtAnswer(call, session));
  };
  if (session === null) await answers();
  else await lookAtSession(session, answers, setting);
  setting('end of the session', judgeEnding(await endSession()));
};
