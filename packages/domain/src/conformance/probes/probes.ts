import type { ProbeResponse } from '../responses/probeResponse.ts';
import type { CallProbeResult } from '../answers/judgeCallAnswer.ts';
import type { RequiredCredential } from '../answers/requiredCredential.ts';
import type { RegionSettings } from '../identity/judgeRegion.ts';
import type { ReachResult } from './reached.ts';
import type { NotTriedReason } from '../responses/verdict.ts';

/** One call of the contract at an environment. */
export type ProbedCall = {
  readonly service: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the contract writes it: `/deal/order/{orderNumber}`. */
  readonly path: string;
  /** The setting that holds this path, where one does. */
  readonly pathField?: string | null;
  readonly effect: 'reads' | 'makes-a-quote' | 'changes' | 'moves-money';
  /** Without which it must be refused; null where it is open to everybody. */
  readonly guard: RequiredCredential | null;
  /** Whose call it is; null where it is that of every user. */
  readonly partner: string | null;
  /** The setting that holds its address, or that is missing where none is configured. */
  readonly field: string;
  /** The origin that it goes to; null where no address is configured. */
  readonly target: string | null;
  /** The same with the path before its calls; null likewise. */
  readonly address: string | null;
  /** The headers of which a browser asks first; empty where it sends the call without asking. */
  readonly pageHeaders: readonly string[];
  /** The fields that name headers of the gateway's own, by these headers in lower case. */
  readonly headerFields: Readonly<Record<string, string>>;
  /** The field that decides how its partner takes the token that it carries; null where it carries none. */
  readonly tokenField: string | null;
  /** Whether its service names every refusal. */
  readonly namesRefusals: boolean;
  /** Sends it, or something as harmless, to see what is there at all. */
  reach(): Promise<ReachResult>;
  preflight(origin: string): Promise<ProbeResponse | null>;
  /** Sends it without a signature and without a token, as a page of an origin does where one is named. */
  unsigned(origin: string | null): Promise<ProbeResponse | null>;
  /** It gives the token that the other calls carry, for the integration of the user. */
  readonly givesToken?: boolean;
  /** Asks it for the user who is signed in, as a page of an origin where one is named, or says why that cannot be. */
  ask(origin: string | null): Promise<CallProbeResult | NotTriedReason>;
  /** What the gateway, or that at another address, says of it with a signature alone; null where it carries none. */
  signed(elsewhere?: string): Promise<ProbeResponse | null>;
};

/** The product as a client of a partner. */
export type PartnerAuthorizeProbe = {
  readonly field: string;
  readonly id: string;
  /** Where users are sent back to on a page of `origin`. */
  redirectAt(origin: string): string;
  /** Where they are sent back to from the command line, with the field that says so; null where they are not. */
  readonly cliRedirect: { readonly field: string; readonly address: string } | null;
  /** The page where a user would authorize a client of this id, and then be sent back to an address. */
  authorize(id: string, redirect: string): Promise<ReachResult>;
};

/** An address that the user is sent to. */
type ProbedLink = {
  readonly service: string;
  readonly field: string;
  readonly target: string;
  reach(): Promise<ReachResult>;
  /** Under which id users authorize the product there; null where they do not. */
  readonly client: PartnerAuthorizeProbe | null;
};

/** What a run looks at, each look made when it is asked for. Nothing is changed by any of them. */
export type EnvironmentProbes = {
  readonly places: RegionSettings;
  readonly calls: readonly ProbedCall[];
  readonly links: readonly ProbedLink[];
  /** The time here, in milliseconds since 1970. */
  now(): number;
  /** The keys that the user pool shows to everybody. */
  userPoolKeys(): Promise<ProbeResponse | null>;
  /** Begins to prove the password of a user whom nobody knows. */
  challenge(): Promise<ProbeResponse | null>;
  /** Ends the session of the run, where it has one. */
  endSession(): Promise<ProbeResponse | 'no-session' | null>;
};

/** What a run can look at once a user is signed in. */
export type SessionProbes = {
  readonly partner: string;
  /** The attributes that the user pool shows, by their names; null where it shows none. */
  attributes(): Promise<Readonly<Record<string, string>> | null>;
  /** Renews the session by its refresh token. */
  renew(): Promise<ProbeResponse | null>;
};
