import type { UnrelatedOrOldAnswer } from '@fx-gateway/domain/conformance/answers/judgeCallAnswer.ts';
import type { NotTriedReason } from '@fx-gateway/domain/conformance/responses/verdict.ts';
import type * as z from 'zod/mini';
import type { HttpPort } from '../http/httpPort.ts';
import type { Json, SignedRequestResult, SignedApi, SignedRequest } from '../http/signedApi.ts';

/** What earlier answers of a run hold that later calls ask with, by names of the contract. It is shown to nobody. */
export type ValuesOfEarlierAnswers = Readonly<Record<string, string>>;

/** What the client reads of an answer. */
export type AnswerShape = {
  readonly schema: z.ZodMiniType;
  /** What of a body is to be of the schema; null where it is not where it belongs. */
  readonly find: (body: unknown) => readonly unknown[] | null;
  /** Where it belongs, as a reader is told: `content`, `deals[]`. */
  readonly place: string;
  /** Where it may stand as well. */
  readonly otherPlaces?: readonly string[];
  /** The client's own reader, where it refuses more than the schema does: null for what it cannot read. */
  readonly read?: (body: unknown) => unknown;
  /** Members, by their paths, that an answer may leave out. */
  readonly mayLack?: readonly string[];
  /** Other names under which a member may come. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
};

/**
 * Where a call comes from: `specified` by the product's specification; `settled` by us where that is silent or
 * contradicts itself; `assumed` of a service whose description could not be read.
 */
export type CallProvenance = 'specified' | 'settled' | 'assumed';

/** One call as the client makes it: it is what the document of the contract is written from and what a run asks. */
export type CallContract = {
  readonly method: SignedRequest['method'];
  /** `/deal/order/{orderNumber}`. */
  readonly path: string;
  /** The setting that holds the path, where one does. */
  readonly pathField?: string;
  /** A quote stands at the partner and binds nobody: a profile that may only look asks for one as well. */
  readonly effect: 'reads' | 'makes-a-quote' | 'changes' | 'moves-money';
  readonly standing: CallProvenance;
  /** Of the specification and of what was settled. */
  readonly rules: readonly string[];
  readonly query?: readonly string[];
  /** A body as the client writes it, with example values. */
  readonly body?: Json;
  /** Other bodies that the call is sent with, and when. */
  readonly otherBodies?: readonly { readonly when: string; readonly body: Json }[];
  /** Refusals of its own, by status, and when they come; those of every call of its kind are known. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** What else a service has to know of the call. */
  readonly notes?: readonly string[];
  /** It gives the token that the other calls of its service carry. */
  readonly givesToken?: true;
  /** It carries an idempotency key where the service takes one. */
  readonly keyed?: true;
  /** It carries `If-Match` where the service hands out versions of its records. */
  readonly conditional?: true;
  /** Null where the client reads nothing of it but its status. */
  readonly answer: AnswerShape | null;
  /** What a run asks; by itself the path as it stands. */
  ask?(known: ValuesOfEarlierAnswers): SignedRequest | NotTriedReason;
  /** What a refusal with a status of success says of itself, such as `code 104`; null for an answer that is none. */
  refusal?(body: unknown): string | null;
  /** What a refusal that is no fault of the service says: why the call could not be tried for this user. */
  untried?(refusal: unknown): NotTriedReason | null;
  /** What a run asks beside it, to see whether another question gets another answer. */
  askAlso?(known: ValuesOfEarlierAnswers): SignedRequest | NotTriedReason;
  /** How an answer is not to what was asked, or not of now (milliseconds since 1970); null where it is. */
  otherThanAsked?(body: unknown, asked: SignedRequest, now: number): UnrelatedOrOldAnswer | null;
  /** What a run takes of the answer for later calls. */
  learn?(body: unknown): ValuesOfEarlierAnswers;
};

/** How the requests of a service are let in. */
export type ServiceAccess = 'signature' | 'signature-and-token' | 'token' | 'key';

/** The product as users authorize it at a partner. */
export type PartnerAuthorizationClient = {
  /** The field that names the page where they do. */
  readonly page: string;
  /** The field that holds the id. */
  readonly field: string;
  readonly id: string;
  readonly scope: string;
  /** Where the command line is sent back to, with the field that says so; null where it is not. */
  readonly cliRedirect: { readonly field: string; readonly address: string } | null;
};

/** Everything that the client asks of one service at one address; `C` is what it needs of the configuration. */
export type ServiceContract<C> = {
  readonly service: string;
  /** The field of `config.json` that holds its address. */
  readonly field: string;
  /** Null where no address is configured. */
  readonly client?: (configuration: C) => PartnerAuthorizationClient | null;
  /** The field that is missing where no address is configured; `field` unless said. */
  readonly neededField?: string;
  /** The field that decides how the service takes its token; `field` unless said. */
  readonly tokenField?: string;
  readonly access: ServiceAccess;
  /** What the client reads of a refusal, and what it makes of it. */
  readonly errors: z.ZodMiniType;
  readonly refusals: readonly string[];
  /** The keys and codes of a refusal by which the client decides, and what it then does; every other one decides nothing. */
  readonly errorKeys?: Readonly<Record<string, string>>;
  /** Null stands for any configuration: the document names its fields where a call depends on them. */
  calls(configuration: C | null): readonly CallContract[];
  /** Null where none is configured. */
  address(configuration: C): string | null;
  /** The headers of which a browser asks before it sends a call. */
  pageHeaders(configuration: C, call: CallContract): readonly string[];
  /** The fields that name headers of the gateway's own, by these headers. */
  headerFields?(configuration: C): Readonly<Record<string, string>>;
  /** Sends a call as the client does, with what is known so far. */
  send(
    ports: { api(name: string): SignedApi; readonly http: HttpPort },
    configuration: C,
  ): (request: SignedRequest, known: ValuesOfEarlierAnswers) => Promise<SignedRequestResult>;
};

/** The headers of which browsers ask before they send what is signed. */
export const preflightHeaderNames = (call: CallContract): readonly string[] => [
  'authorization',
  'x-amz-date',
  'x-amz-security-token',
  ...(call.body === undefined ? [] : ['content-type']),
  ...(call.conditional === true ? ['if-match'] : []),
];

/** The calls of a service that needs a token, which is known as `name`: without one none of them is asked. */
export const callsNeedingToken = (calls: readonly CallContract[], name = 'token'): readonly CallContract[] =>
  calls.map((call) => ({
    ...call,
    ask: (known) =>
      known[name] === undefined
        ? 'no-token'
        : (call.ask?.(known) ?? { method: call.method, path: call.path }),
  }));
