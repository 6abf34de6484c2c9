import type { CallProbeResult } from '@fx-gateway/domain/conformance/answers/judgeCallAnswer.ts';
import { pathWithoutPlaces } from '@fx-gateway/domain/conformance/probes/pathWithoutPlaces.ts';
import type { ProbedCall } from '@fx-gateway/domain/conformance/probes/probes.ts';
import type { SignedRequestResult, SignedRequest } from '../../http/signedApi.ts';
import { jsonMember } from '../../http/envelope.ts';
import { findDifferingMember } from '../findDifferingMember.ts';
import type {
  ServiceAccess,
  ValuesOfEarlierAnswers,
  ServiceContract,
  CallContract,
} from '../serviceContract.ts';
import { withAttempts } from '../../http/node/noteAttempts.ts';
import { makePreflightProbe, makeProbeResponse, type AnswerProbe } from './answerProbe.ts';
import type { ServicesOfProbeUser } from './probedServices.ts';
import type { ReachabilityProbe } from './makeReachabilityProbe.ts';
import type { ProbeSigner } from './probeSigner.ts';

/** The contracts of one partner, or those of every user where it is null. */
export type PartnerContracts<C> = {
  readonly partner: string | null;
  readonly contracts: readonly ServiceContract<C>[];
};

/** How the looks of a run are sent. */
export type ProbeSenders = {
  readonly hear: AnswerProbe;
  readonly reach: ReachabilityProbe;
  readonly sign: ProbeSigner;
};

/** Members that no answer has which is one. */
const errorMembers = ['errorMessage', 'errorType', 'error', 'errors', 'fault', '__type'];

/** What a function returns to its gateway, which makes an answer of it. */
const isRecordOfFunction = (body: unknown): boolean =>
  typeof jsonMember(body, 'statusCode') === 'number' &&
  (typeof jsonMember(body, 'body') === 'string' || typeof jsonMember(body, 'isBase64Encoded') === 'boolean');

/** A request as a page of an origin sends it. */
const fromPage = (request: SignedRequest, origin: string | null): SignedRequest =>
  origin === null ? request : { ...request, headers: { ...request.headers, origin } };

const queryNames = ({ path, query = {} }: SignedRequest): readonly string[] => [
  ...new URLSearchParams(path.split('?')[1] ?? '').keys(),
  ...Object.keys(query),
];

const askedOf = (
  answer: SignedRequestResult,
  call: CallContract,
  request: SignedRequest,
  now: number,
): CallProbeResult => {
  if (answer.kind === 'not-renewed') return { kind: 'no-answer' };
  if (answer.kind !== 'answered') return answer;
  const { kind, status, requestId, body, damage = null, uncompressed = null, beside } = answer;
  const refusal = call.refusal?.(body) ?? null;
  const differing = call.answer === null || status >= 300 ? null : findDifferingMember(call.answer, body);
  const isRefused = refusal !== null || status >= 300 || body === undefined;
  const isError =
    isRefused || (differing !== null && errorMembers.some((name) => jsonMember(body, name) !== undefined));
  const spoken = isError ? { status, body, headers: {}, ...beside } : null;
  const other = isRefused || differing !== null ? null : (call.otherThanAsked?.(body, request, now) ?? null);
  const [wrapped, headers] = [isRecordOfFunction(body), beside?.headers ?? null];
  const seen = { kind, status, requestId, refusal, differing, damage, uncompressed, spoken, other };
  return { ...seen, wrapped, headers, query: queryNames(request) };
};

const isFine = (asked: CallProbeResult): boolean =>
  asked.kind === 'answered' &&
  asked.status < 300 &&
  asked.refusal === null &&
  asked.differing === null &&
  !asked.other;

const guards: Readonly<Record<ServiceAccess, ProbedCall['guard']>> = {
  signature: 'signature',
  'signature-and-token': 'signature',
  token: 'token',
  // The rates service answers 200 whatever it says.
  key: null,
};

const lowerNames = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name.toLowerCase(), field]));

/** The calls of contracts at an environment; what one of them learns the later ones know. */
export const probedCallsOfContracts = <C>(
  configuration: C,
  { partner, contracts }: PartnerContracts<C>,
  services: ServicesOfProbeUser,
  { hear, reach, sign }: ProbeSenders,
): readonly ProbedCall[] => {
  let known: ValuesOfEarlierAnswers = {};
  return contracts.flatMap((contract) => {
    const address = contract.address(configuration);
    const send = contract.send(services, configuration);
    return contract.calls(configuration).map((call): ProbedCall => {
      const { method, path, effect } = call;
      const pageHeaders = contract.pageHeaders(configuration, call);
      const place = `${address ?? ''}${pathWithoutPlaces(path)}`;
      const carriesToken = contract.access.endsWith('token') && call.givesToken !== true;
      return {
        service: contract.service,
        method,
        path,
        pathField: call.pathField ?? null,
        effect,
        guard: guards[contract.access],
        partner,
        field: address === null ? (contract.neededField ?? contract.field) : contract.field,
        target: address === null ? null : new URL(address).origin,
        pageHeaders,
        headerFields: lowerNames(contract.headerFields?.(configuration) ?? {}),
        tokenField: carriesToken ? (contract.tokenField ?? contract.field) : null,
        namesRefusals: false,
        address,
        reach: () => reach(place),
        preflight: makePreflightProbe(hear, place, method, pageHeaders),
        unsigned: (origin) => hear(place, { method, headers: origin === null ? {} : { origin } }),
        givesToken: call.givesToken === true,
        ask: async (origin) => {
          const request = call.ask?.(known) ?? { method, path };
          if (typeof request === 'string') return request;
          const also = call.askAlso?.(known);
          const alsoAnswered =
            also === undefined || typeof also === 'string' ? null : send(fromPage(also, origin), known);
          const { outcome: answer, attempts } = await withAttempts(() =>
            send(fromPage(request, origin), known),
          );
          const now = services.clock.now();
          const tries = attempts.map(({ status, headers, text }) =>
            makeProbeResponse(status, headers, text, now),
          );
          if (answer.kind === 'answered' && answer.status < 300)
            known = { ...known, ...call.learn?.(answer.body) };
          const untried =
            answer.kind === 'answered' && answer.status >= 400 ? call.untried?.(answer.body) : null;
          if (untried !== null && untried !== undefined) return untried;
          const length = attempts.at(-1)?.text.length;
          const bytes =
            answer.kind === 'answered' ? length : answer.kind === 'no-answer' ? answer.bytes : null;
          const first = { ...askedOf(answer, call, request, now), tries, bytes: bytes ?? null };
          if (also === undefined || typeof also === 'string' || alsoAnswered === null) return first;
          // What another question gets is looked at only for whether it is an answer to it.
          const second = askedOf(await alsoAnswered, call, also, services.clock.now());
          return isFine(first) && second.kind === 'answered' && second.other ? second : first;
        },
        signed: async (elsewhere = address ?? '') => {
          const there = `${elsewhere}${pathWithoutPlaces(path)}`;
          const headers = guards[contract.access] === 'signature' ? await sign(method, there) : null;
          return headers === null ? null : hear(there, { method, headers });
        },
      };
    });
  });
};
