import { readErrorType } from '@fx-gateway/domain/conformance/responses/probeResponse.ts';
import { pathWithoutPlaces } from '@fx-gateway/domain/conformance/probes/pathWithoutPlaces.ts';
import { isSignatureRefusal } from '../../http/signatureRefusal.ts';
import type { CallContract } from '../serviceContract.ts';
import { firstProof } from './firstProof.ts';
import { refusedWith } from './refusedWith.ts';
import type { HeardAnswer, ServicePromise } from './servicePromise.ts';

const inFormOfGateway = {
  named: 'in the form of the gateway',
  holds: (heard: HeardAnswer) => isSignatureRefusal(heard.status, readErrorType(heard), heard.body),
};

/** A call as anybody could make it: without what stands in its path, and without a body. */
export const bareRequest = ({ method, path }: CallContract) => ({ method, path: pathWithoutPlaces(path) });

/** Who calls is proved by a signature, at every call of a service. */
export const signaturePromises = (service: string, name: string = service): readonly ServicePromise[] => {
  const refusing =
    (as: 'nobody' | 'forger'): ServicePromise['prove'] =>
    (world) =>
      firstProof(world.contract(service).calls, async (call) =>
        refusedWith(await world.one.send(service, bareRequest(call), { as }), [403], inFormOfGateway),
      );
  return [
    {
      id: `${name}-unsigned`,
      service,
      words: 'A call that nobody signed is refused with 403, in the form of the gateway.',
      prove: refusing('nobody'),
    },
    {
      id: `${name}-forged`,
      service,
      words: 'A call with a signature of another secret is refused with 403, in the form of the gateway.',
      prove: refusing('forger'),
    },
  ];
};
