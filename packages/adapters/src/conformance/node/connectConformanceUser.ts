import type { ProbeResponse } from '@fx-gateway/domain/conformance/responses/probeResponse.ts';
import { signRequest } from '../../http/node/signRequest.ts';
import type { HttpRequest } from '../../http/httpPort.ts';
import { buildRequestHeadersAndBody, requestIdHeader } from '../../http/httpPort.ts';
import type { SignedRequest } from '../../http/signedApi.ts';
import type { TemporaryCredentials } from '../../identity/temporaryCredentials.ts';
import { signingTime } from '../../system/serviceClock.ts';
import type { ConformanceUser, HeardAnswer } from '../promises/servicePromise.ts';
import type { ServiceContract, ValuesOfEarlierAnswers } from '../serviceContract.ts';
import type { AnswerProbe } from './answerProbe.ts';

/** A signature is made with it that is none. */
const forgedSecret = 'forged'.repeat(7);

/** Where calls go, and what hears their answers. */
export type ConformancePlaces<C> = {
  readonly configuration: C;
  readonly contracts: readonly ServiceContract<C>[];
  /** The addresses of the signed APIs, by name. */
  readonly apis: Readonly<Record<string, string>>;
  readonly region: string;
  readonly hear: AnswerProbe;
  heard(answer: HeardAnswer): void;
};

type SignedIn = {
  readonly email: string;
  temporaryCredentials(): Promise<TemporaryCredentials | null>;
};

const silence: ProbeResponse = { status: 0, headers: {}, body: undefined, ahead: null };

/** A user of a run: each call goes once, as its contract sends it, and whatever is answered is heard. */
export const connectConformanceUser = async <C>(
  { configuration, contracts, apis, region, hear, heard }: ConformancePlaces<C>,
  { email, temporaryCredentials }: SignedIn,
): Promise<ConformanceUser> => {
  const learnt: { known: ValuesOfEarlierAnswers } = { known: {} };

  const send: ConformanceUser['send'] = async (service, request, { as, known } = {}) => {
    const contract = contracts.find((one) => one.service === service);
    const call = `${request.method} ${request.path}`;
    const answers: HeardAnswer[] = [];
    const tell = async (address: string, sent: Parameters<AnswerProbe>[1]) => {
      const answer = {
        ...((await hear(address, sent)) ?? silence),
        service,
        call,
        isSecure: address.startsWith('https:'),
      };
      answers.push(answer);
      heard(answer);
      const { status, body, headers } = answer;
      return status === 0
        ? ({ kind: 'no-answer' } as const)
        : ({ kind: 'answered', status, body, requestId: headers[requestIdHeader] ?? null } as const);
    };
    const plainly = ({ method, address, ...rest }: HttpRequest) => {
      const { headers, body } = buildRequestHeadersAndBody({ method, address, ...rest });
      const { authorization, ...others } = headers;
      const own = as === 'nobody' || authorization === undefined ? others : { ...others, authorization };
      return tell(address, { method, headers: own, ...(body === undefined ? {} : { body }) });
    };
    const signed = async (name: string, { path, query = {}, ...rest }: SignedRequest) => {
      const address = new URL(`${apis[name] ?? ''}${path}`);
      for (const [member, value] of Object.entries(query)) address.searchParams.set(member, value);
      const credentials = await temporaryCredentials();
      if (as === 'nobody' || credentials === null) return plainly({ ...rest, address: address.href });
      const { headers, body = '' } = buildRequestHeadersAndBody({ ...rest, address: address.href });
      const secret = as === 'forger' ? { secretAccessKey: forgedSecret } : {};
      const unsigned = { method: rest.method, address, headers, body };
      const time = signingTime().getTime();
      return tell(address.href, {
        method: rest.method,
        headers: await signRequest(unsigned, { ...credentials, ...secret }, region, time),
        ...(body === '' ? {} : { body }),
      });
    };
    const ports = {
      api: (name: string) => ({ send: (asked: SignedRequest) => signed(name, asked) }),
      http: { send: plainly },
    };
    await contract?.send(ports, configuration)(request, known ?? (as === 'nobody' ? {} : learnt.known));
    return answers[0] ?? { ...silence, service, call, isSecure: false };
  };

  // What reads is asked once, as a client asks it: by what is answered the promises are tried.
  for (const contract of contracts)
    for (const { effect, method, path, ask, learn } of contract.calls(configuration)) {
      const request = ask === undefined ? { method, path } : ask(learnt.known);
      if (effect !== 'reads' || typeof request === 'string') continue;
      const { status, body } = await send(contract.service, request);
      if (status >= 200 && status < 300) learnt.known = { ...learnt.known, ...learn?.(body) };
    }

  return {
    email,
    get known() {
      return learnt.known;
    },
    send,
  };
};
