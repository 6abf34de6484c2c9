import type { FastifyRequest } from 'fastify';
import type { Caller } from '../account/accountsContext.ts';

/** Why nobody is believed to make a call; told to the operator alone. */
export type CallerRefusal =
  | 'no-certificate'
  | 'foreign-certificate'
  | 'certificate-not-named'
  | 'unreadable-headers'
  | 'no-identity'
  | 'other-pool'
  | 'unknown-user'
  | 'unconfirmed-email';

/** Who makes a call, as what stands before the services says it, or why that is not believed. */
export type CallerFinding =
  | { readonly ok: true; readonly caller: Caller }
  | { readonly ok: false; readonly refusal: CallerRefusal };

/** The port by which the services learn who calls. */
export type FindCaller = (request: FastifyRequest) => Promise<CallerFinding>;

export const refusedCaller = (refusal: CallerRefusal): CallerFinding => ({ ok: false, refusal });
