import type { CallContract, ServiceAccess } from '../../adapters/src/conformance/serviceContract.ts';

/** With which statuses a call is refused, and when. */
export type CallRefusals = Readonly<Record<number, string>>;

const wrongSignature =
  'The gateway does not take the signature: it is missing or wrong, or its credentials have ended.';

const refusalsOfAccess: Readonly<Record<ServiceAccess, CallRefusals>> = {
  signature: { 403: wrongSignature },
  'signature-and-token': {
    401: 'The token or the client code is missing, unknown or has ended.',
    403: `${wrongSignature} Or the token is another customer’s; or, with the key \`permission\`, the customer may not do this.`,
  },
  token: {
    401: 'The bearer token is missing, unknown or has ended.',
    403: 'The bearer token is not for this scope.',
  },
  key: {},
};

/** A call that gives the token carries none. */
const accessOf = ({ givesToken }: CallContract, access: ServiceAccess): ServiceAccess =>
  access === 'signature-and-token' && givesToken === true ? 'signature' : access;

const takesValues = ({ body, query = [] }: CallContract): boolean => body !== undefined || query.length > 0;

const joined = (...all: readonly CallRefusals[]): CallRefusals => {
  const words: Record<number, string> = {};
  for (const [status, said] of all.flatMap((each) => Object.entries(each)))
    words[Number(status)] = [words[Number(status)] ?? [], said].flat().join(' ');
  return words;
};

/** Every refusal of a call: by how it is let in, by what it carries, and what it says of its own. */
export const callRefusals = (call: CallContract, access: ServiceAccess): CallRefusals =>
  joined(
    refusalsOfAccess[accessOf(call, access)],
    takesValues(call) && access !== 'key'
      ? { 400: 'A value is missing or not what the call takes; the answer names it.' }
      : {},
    /[{]\w+[}]/.test(call.path) && access !== 'key'
      ? { 404: 'There is none of this id, or none of the caller’s.' }
      : {},
    call.conditional === true
      ? { 412: 'The record was changed since the version in `If-Match`; nothing was done.' }
      : {},
    call.keyed === true
      ? {
          422: 'The idempotency key came before, with another body. The same body under the same key gets the first answer again, for 24 hours.',
        }
      : {},
    call.refusals ?? {},
  );

/** Of every call, whatever it is. */
export const refusalsOfEveryCall: CallRefusals = {
  429: 'Too many calls. What reads is tried again after a moment, what changes something is not.',
  500: 'The service has trouble. Of what changes something it is unknown whether it was done.',
  503: 'The service is away for a moment. Of what changes something it is unknown whether it was done.',
};
