import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { breachOf } from '../conformance/promises/breachOf.ts';
import { firstProof } from '../conformance/promises/firstProof.ts';
import { namingField, refusedWith } from '../conformance/promises/refusedWith.ts';
import type {
  ConformanceUser,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../conformance/promises/servicePromise.ts';
import { untried } from '../conformance/promises/untried.ts';
import type { SignedRequest } from '../http/signedApi.ts';
import { byAdministrator, inspect, post, type Inspected } from './administratorCalls.ts';

const service = 'accounts';

/** Changes that change nothing where they are refused, and hardly anything where they are not. */
const changesOf = (accountId: string): readonly SignedRequest[] => [
  post('assign-role', { accountId, role: administratorRole, value: false }),
  post('assign-integration', { accountId }),
  post('update-integration', {}),
];

const readsOf = ({ contract }: PromiseWorld, accountId: string): readonly SignedRequest[] => [
  ...contract(service)
    .calls.filter(({ method, path }) => method === 'GET' && path !== '/account')
    .map(({ path }) => ({ method: 'GET' as const, path })),
  post('inspect-account', { accountId }),
];

const refusingCustomers =
  (requests: (world: PromiseWorld, accountId: string) => readonly SignedRequest[]) =>
  async (world: PromiseWorld): Promise<Proof> => {
    const { one } = world;
    const { accountId, administers } = one.known;
    if (accountId === undefined) return untried(`${one.email} was answered no account.`);
    if (administers !== undefined) return untried(`${one.email} is an administrator.`);
    return firstProof(requests(world, accountId), async (request) =>
      refusedWith(await one.send(service, request), [403]),
    );
  };

const assign = (administrator: ConformanceUser, accountId: string, value: boolean, version?: string) =>
  administrator.send(service, {
    ...post('assign-role', { accountId, role: administratorRole, value }),
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

/** Tries to change the role of the other customer, who has none before and after. */
const withRole =
  (work: (administrator: ConformanceUser, accountId: string, before: Inspected) => Promise<Proof>) =>
  (administrator: ConformanceUser, { other, leaves }: PromiseWorld): Promise<Proof> =>
    (async () => {
      const { accountId, administers } = other.known;
      if (accountId === undefined || administers !== undefined)
        return untried(`${other.email} has no account, or is an administrator.`);
      const before = await inspect(administrator, accountId);
      if (before.version === null) return untried('The service tells no versions.');
      const takenAway = leaves(`the role ${administratorRole} of ${other.email}`);
      const proof = await work(administrator, accountId, before);
      await assign(administrator, accountId, false);
      const { roles, heard } = await inspect(administrator, accountId);
      if (heard.status === 200 && !roles.includes(administratorRole)) takenAway();
      return proof;
    })();

/** What the accounts service promises of administrators, and of those who are none. */
export const administrationPromises: readonly ServicePromise[] = [
  {
    id: 'accounts-customers-read',
    service,
    words: 'Customers are refused what administrators read, with 403.',
    prove: refusingCustomers(readsOf),
  },
  {
    id: 'accounts-customers-change',
    service,
    words: 'Customers are refused what administrators change, with 403.',
    writes: 'tries to take a role away that nobody has, and sends two changes that name nothing',
    prove: refusingCustomers((_world, accountId) => changesOf(accountId)),
  },
  {
    id: 'accounts-unknown-account',
    service,
    words: 'An account that is nobody’s is answered 404.',
    prove: byAdministrator(async (administrator, { newId }) =>
      refusedWith(await administrator.send(service, post('inspect-account', { accountId: newId() })), [404]),
    ),
  },
  {
    id: 'accounts-malformed-change',
    service,
    words: 'A malformed change of an administrator is refused with 400, which names the member.',
    writes: 'gives an account a role that is neither yes nor no',
    prove: byAdministrator(async (administrator, { other }) =>
      refusedWith(
        await administrator.send(
          service,
          post('assign-role', {
            accountId: other.known['accountId'] ?? '',
            role: administratorRole,
            value: 'perhaps',
          }),
        ),
        [400],
        namingField('value'),
      ),
    ),
  },
  {
    id: 'accounts-stale-version',
    service,
    words: 'A change with a version that is not that of the record is refused with 412, and changes nothing.',
    writes: 'gives the other customer a role by a version that is none, and takes it away where that went',
    prove: byAdministrator(
      withRole(async (administrator, accountId, before) => {
        const refused = refusedWith(await assign(administrator, accountId, true, 'of-another-day'), [412]);
        if (refused !== null) return refused;
        const { heard, version, roles } = await inspect(administrator, accountId);
        return version === before.version && !roles.includes(administratorRole)
          ? null
          : breachOf(heard, 'the account as before', 'another version, or the role');
      }),
    ),
  },
  {
    id: 'accounts-new-version',
    service,
    words:
      'A change by the version that stands there is made, and the record has another version afterwards.',
    writes: 'makes the other customer an administrator, and takes the role away',
    prove: byAdministrator(
      withRole(async (administrator, accountId, before) => {
        const made = await assign(administrator, accountId, true, before.version ?? '');
        if (made.status >= 300 || made.status === 0) return breachOf(made, 'the change is made');
        const { heard, version, roles } = await inspect(administrator, accountId);
        if (!roles.includes(administratorRole)) return breachOf(heard, 'the role', 'an account without it');
        return version === before.version ? breachOf(heard, 'another version', 'the same one') : null;
      }),
    ),
  },
];
