import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Answer } from '../http/answer.ts';
import type { KeyRing } from '../keys/keyRing.ts';

/** The signed-in user behind a call, as the user pool knows them. */
export type Caller = {
  /** Who it is, for ever. */
  readonly sub: string;
  readonly email: string;
  /** The brand under which they registered. */
  readonly origin: string;
  /** The partner through which they pay, as `custom:fxpartner` names it. */
  readonly fxPartner: string;
};

/** A user as their partner knows them. */
export type Customer = Pick<Caller, 'sub' | 'fxPartner'>;

/** A customer's account at a partner. */
export type Integration = { readonly clientId: string; readonly kind: string };

/** What the accounts service needs of the world around it. */
export type AccountsContext = {
  readonly db: Database;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Who makes a request (ACCT-4); null where nobody may be believed, and then 403 is answered already. */
  readonly readCaller: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>;
  /** What the keys of integrations are sealed under. */
  readonly keyRing: KeyRing;
  /** The client id of the provider above every customer (S-74). */
  readonly providerClientId: string;
  /** The key of the rates service, which every account is given (ACCT-5). */
  readonly ratesKey: string;
  /** Asks a partner for a token for one of its customers; null when no partner of that name gives tokens. */
  readonly requestPartnerToken: (
    partner: string,
    customer: Customer,
    body: unknown,
    requestId: string,
  ) => Promise<Answer | null>;
  /** Has the partner of a new customer connect them, unless that is left to an administrator. */
  readonly onboard: (customer: Customer) => Promise<void>;
  /** Tells the partner of a customer, within a transaction, which integration they have from now on. */
  readonly assign: (
    transaction: Database,
    customer: Customer,
    integration: Integration | null,
  ) => Promise<void>;
};
