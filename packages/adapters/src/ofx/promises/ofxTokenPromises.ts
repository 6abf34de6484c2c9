import { bareRequest } from '../../conformance/promises/accessPromises.ts';
import { firstProof } from '../../conformance/promises/firstProof.ts';
import { refusedWith } from '../../conformance/promises/refusedWith.ts';
import type {
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../../conformance/promises/servicePromise.ts';
import { untried } from '../../conformance/promises/untried.ts';
import { ofxTokenPath } from '@fx-gateway/domain/ofx/session/paymentGrant.ts';
import { readOfxErrors } from '../ofxErrorsWire.ts';
import { ofxTokenBodies } from '../ofxTokenBodies.ts';
import { ofx } from './ofxCalls.ts';

type Disguise = Parameters<PromiseWorld['one']['send']>[2];

/** Every call of a service is tried with what stands in the place of its token; null where that is not known. */
const refusing =
  (service: string, status: number, disguise: (world: PromiseWorld) => Disguise | null) =>
  async (world: PromiseWorld): Promise<Proof> => {
    const as = disguise(world);
    if (as === null) return untried(`${world.one.email} was not given both tokens: fxg partner authorize.`);
    return firstProof(world.contract(service).calls, async (call) =>
      refusedWith(await world.one.send(service, bareRequest(call), as), [status]),
    );
  };

/** The token of one scope in the place of that of another. */
const instead =
  (name: 'token' | 'ratesToken', from: 'token' | 'ratesToken') =>
  ({ one }: PromiseWorld): Disguise | null => {
    const token = one.known[from];
    return token === undefined || one.known[name] === undefined ? null : { known: { [name]: token } };
  };

const promisesAt = (
  service: string,
  name: string,
  of: 'token' | 'ratesToken',
  another: 'token' | 'ratesToken',
): readonly ServicePromise[] => [
  {
    id: `${name}-no-token`,
    service,
    words: 'A call without a bearer token is refused with 401.',
    prove: refusing(service, 401, () => ({ as: 'nobody' })),
  },
  {
    id: `${name}-unknown-token`,
    service,
    words: 'A call with a token that was given to nobody is refused with 401.',
    prove: refusing(service, 401, ({ newId }) => ({ known: { [of]: newId() } })),
  },
  {
    id: `${name}-token-of-another-scope`,
    service,
    words: 'A call with a token of another scope is refused with 403.',
    prove: refusing(service, 403, instead(of, another)),
  },
];

const saysInvalidGrant = {
  named: 'with the code INVALID_GRANT',
  holds: ({ body }: HeardAnswer) => readOfxErrors(body).code === 'INVALID_GRANT',
};

/** Who may call is told by the bearer token. */
export const ofxTokenPromises: readonly ServicePromise[] = [
  {
    id: 'ofx-tokens-unknown-code',
    service: 'accounts for ofx',
    words: 'A code that no authorization has given is refused with 400 and INVALID_GRANT.',
    prove: async ({ one, newId }) => {
      const body = ofxTokenBodies.forCode({
        code: newId(),
        redirectUri: 'https://fx.example.com/secure/fxgateway/dashboard',
        codeVerifier: '0'.repeat(64),
      });
      const heard = await one.send('accounts for ofx', { method: 'POST', path: ofxTokenPath, body });
      return refusedWith(heard, [400], saysInvalidGrant);
    },
  },
  ...promisesAt(ofx, 'ofx', 'token', 'ratesToken'),
  ...promisesAt('ofx rates', 'ofx-rates', 'ratesToken', 'token'),
];
