import type { HttpPort } from '../../http/httpPort.ts';
import type { SignedRequestResult, SignedApi } from '../../http/signedApi.ts';
import type { ValuesOfEarlierAnswers, ServiceContract, CallContract } from '../serviceContract.ts';
import type { PartnerContracts } from './probedCallsOfContracts.ts';

/** What is read: a path with its query, and of which service where the path alone does not say. */
export type ServicePathToRead = { readonly service: string | null; readonly path: string };

/** What came of it; the services are those that the user can read of. */
export type ContractReadResult =
  | { readonly kind: 'no-such-service' | 'several-services'; readonly services: readonly string[] }
  | { readonly kind: 'read'; readonly service: string; readonly answer: SignedRequestResult };

type Ports = { readonly api: (name: string) => SignedApi; readonly http: HttpPort };

type Place<C> = { readonly contract: ServiceContract<C>; readonly group: readonly ServiceContract<C>[] };

/** Whether a path is that of a call, whose places stand for one segment each. */
const isPathOf = (path: string, { path: named }: CallContract): boolean => {
  const [wanted, asked] = [path, named.split('?')[0] ?? ''].map((each) => each.split('/'));
  return (
    wanted?.length === asked?.length &&
    (asked ?? []).every((segment, at) => segment.startsWith('{') || segment === wanted?.[at])
  );
};

/** What has to be asked before a service lets a call in: its key or its token, by the calls that bring them. */
const bringers = <C>(
  { contract, group }: Place<C>,
  configuration: C,
): readonly (readonly [ServiceContract<C>, CallContract])[] => {
  if (contract.access === 'signature') return [];
  const before = group.slice(0, group.indexOf(contract) + 1);
  return before.flatMap((one) =>
    one
      .calls(configuration)
      .filter(({ learn, path }) => learn !== undefined && (one.access === 'signature' || path === '/token'))
      .map((call) => [one, call] as const),
  );
};

/**
 * Reads one path of a service as the product reads it: signed, and with the token or the key that its contract asks for.
 * Nothing but GET is sent, beside the calls that bring these.
 */
export const readByContract = async <C>(
  configuration: C,
  contracts: readonly PartnerContracts<C>[],
  ports: Ports,
  { service, path }: ServicePathToRead,
): Promise<ContractReadResult> => {
  const places = contracts.flatMap(({ contracts: group }) => group.map((contract) => ({ contract, group })));
  const [bare = '', search = ''] = path.split('?');
  const found = places.filter(({ contract }) =>
    service === null
      ? contract.calls(configuration).some((call) => call.method === 'GET' && isPathOf(bare, call))
      : contract.service === service,
  );
  const [place, ...others] = found;
  const services = places.map(({ contract }) => contract.service);
  if (place === undefined) return { kind: 'no-such-service', services };
  if (others.length > 0)
    return { kind: 'several-services', services: found.map(({ contract }) => contract.service) };
  let known: ValuesOfEarlierAnswers = {};
  for (const [contract, call] of bringers(place, configuration)) {
    const request = call.ask?.(known) ?? { method: call.method, path: call.path };
    if (typeof request === 'string') continue;
    const answer = await contract.send(ports, configuration)(request, known);
    if (answer.kind === 'answered' && answer.status < 300) known = { ...known, ...call.learn?.(answer.body) };
  }
  const query = Object.fromEntries(new URLSearchParams(search));
  const key =
    known['ratesKey'] === undefined || place.contract.access !== 'key'
      ? {}
      : { access_key: known['ratesKey'] };
  const request =
    place.contract.access === 'token'
      ? ({ method: 'GET', path } as const)
      : ({ method: 'GET', path: bare, query: { ...query, ...key } } as const);
  return {
    kind: 'read',
    service: place.contract.service,
    answer: await place.contract.send(ports, configuration)(request, known),
  };
};
