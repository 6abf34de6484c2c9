import type { ProbeResponse } from '@fx-gateway/domain/conformance/responses/probeResponse.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { SignedRequest } from '../../http/signedApi.ts';
import type { CallContract, ServiceContract, ValuesOfEarlierAnswers } from '../serviceContract.ts';

/** An answer, and to which call; its status is 0 where nothing was answered. */
export type HeardAnswer = ProbeResponse & {
  readonly service: string;
  /** `GET /deal/orders`. */
  readonly call: string;
  /** It came over TLS. */
  readonly isSecure: boolean;
};

/** How a call is sent otherwise than its user would send it. */
type Disguise = {
  /** Without signature and token, or with a signature that is none. */
  readonly as?: 'nobody' | 'forger';
  /** What stands in the place of what the user has learnt, such as the token of somebody else. */
  readonly known?: ValuesOfEarlierAnswers;
};

/** A test customer, or an administrator, who is signed in. */
export type ConformanceUser = {
  readonly email: string;
  /** What the answers to this user held: the token, an order. */
  readonly known: ValuesOfEarlierAnswers;
  /** Sends a call once, and gives whatever is answered. */
  send(service: string, request: SignedRequest, disguise?: Disguise): Promise<HeardAnswer>;
};

/** A service, as it is configured. */
type PromisingService = Pick<ServiceContract<never>, 'errors'> & {
  readonly calls: readonly CallContract[];
  /** The header that carries an idempotency key; null where none is configured. */
  readonly keyHeader: string | null;
};

/** What promises are proved with. */
export type PromiseWorld = {
  readonly one: ConformanceUser;
  readonly other: ConformanceUser;
  /** Null where none was named. */
  readonly administrator: ConformanceUser | null;
  contract(service: string): PromisingService;
  /** Everything that was answered so far. */
  readonly heard: readonly HeardAnswer[];
  newId(): string;
  /** Notes what stands at the environment from now on; what it gives back takes the note away. */
  leaves(what: string): () => void;
  /** Why a deal that settles this is not booked; null where it is, and it is counted. */
  whyNotBook(settles: readonly Money[]): string | null;
};

/** A promise that an environment does not keep. */
export type Breach = {
  readonly kind: 'broken';
  readonly seen: string;
  readonly expected: string;
  readonly requestId: string | null;
};

/** A promise that could not be tried, and why. */
export type Untried = { readonly kind: 'not-tried'; readonly why: string };

/** What came of a promise: null where it is kept. */
export type Proof = Breach | Untried | null;

/** Something that a service promises to whoever builds on the contract with it. */
export type ServicePromise = {
  /** For scripts: it stays as it is. */
  readonly id: string;
  readonly service: string;
  /** What holds, in a sentence. */
  readonly words: string;
  /** What proving it changes or books; absent where it only reads. */
  readonly writes?: string;
  prove(world: PromiseWorld): Promise<Proof>;
};

/** What a partner promises, and what proving all of it would settle. */
export type PartnerPromises = {
  readonly promises: readonly ServicePromise[];
  /** The deals that are booked with `writes`, by what each settles; a sentence where none can be. */
  deals(world: PromiseWorld): Promise<readonly Money[] | string>;
};
