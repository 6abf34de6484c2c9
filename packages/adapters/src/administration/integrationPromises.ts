import { integrationKinds, isProviderKind } from '@fx-gateway/domain/administration/integrationKinds.ts';
import { isDone } from '../conformance/promises/isDone.ts';
import { refusedWith } from '../conformance/promises/refusedWith.ts';
import type {
  ConformanceUser,
  HeardAnswer,
  PromiseWorld,
  Proof,
  ServicePromise,
} from '../conformance/promises/servicePromise.ts';
import { untried } from '../conformance/promises/untried.ts';
import { byAdministrator, inspect, post, type Inspected } from './administratorCalls.ts';

const service = 'accounts';

type Integration = NonNullable<Inspected['integration']>;

/** Tries something with the integration of the other customer. */
const withIntegration = (
  work: (
    administrator: ConformanceUser,
    world: PromiseWorld,
    before: Inspected & { readonly integration: Integration },
  ) => Promise<Proof>,
): ServicePromise['prove'] =>
  byAdministrator(async (administrator, world) => {
    const { accountId } = world.other.known;
    if (accountId === undefined) return untried(`${world.other.email} was answered no account.`);
    const before = await inspect(administrator, accountId);
    const { integration } = before;
    return integration === null
      ? untried(`${world.other.email} has no integration.`)
      : work(administrator, world, { ...before, integration });
  });

/** A key that nobody uses: nothing is written with it where all is well. */
const keyOf = ({ newId }: PromiseWorld): string => `conformance-${newId()}`;

/** Five digits of the form of client ids, which `taken` are not. */
const unknownClientId = ({ newId }: Pick<PromiseWorld, 'newId'>, taken: readonly string[]): string => {
  const clientId = `${newId().replaceAll(/\D/g, '').padEnd(5, '7').slice(0, 5)}API_USER`;
  return taken.includes(clientId) ? unknownClientId({ newId }, taken) : clientId;
};

type Assignment = { readonly integrationId?: string; readonly integrationVersion?: string };

/** Gives the other customer something that is to be refused; where it went they get back what they had. */
const assigning =
  (
    assignment: (
      world: PromiseWorld,
      administrator: ConformanceUser,
      own: Integration,
    ) => Promise<Assignment | string>,
  ) =>
  (judge: (heard: HeardAnswer) => Proof): ServicePromise['prove'] =>
    withIntegration(async (administrator, world, { integration, version }) => {
      const accountId = world.other.known['accountId'] ?? '';
      const given = await assignment(world, administrator, integration);
      if (typeof given === 'string') return untried(given);
      const assign = (body: Assignment, seen: string | null) =>
        administrator.send(service, {
          ...post('assign-integration', { accountId, ...body }),
          ...(seen === null ? {} : { headers: { 'if-match': `"${seen}"` } }),
        });
      const heard = await assign(given, version);
      if (!isDone(heard)) return judge(heard);
      const givenBack = world.leaves(`${world.other.email} without the integration ${integration.clientId}`);
      const { integrationId } = integration;
      const after = await inspect(administrator, accountId);
      await assign({ integrationId }, after.version);
      const { integration: stands } = await inspect(administrator, accountId);
      if (stands?.integrationId === integrationId) givenBack();
      return judge(heard);
    });

/** What the accounts service promises of integrations: nobody loses, or is given, one by mistake. */
export const integrationPromises: readonly ServicePromise[] = [
  {
    id: 'accounts-kind-kept',
    service,
    words: 'A change of the kind of an integration is refused with 409, and it stays what it is.',
    writes:
      'tries to make the integration of the other customer one of another kind; where that goes, its key is lost',
    prove: withIntegration(async (administrator, world, { integration }) => {
      const { integrationId, clientId, parentId, kind, version } = integration;
      const [other = kind] = integrationKinds.filter((each) => isProviderKind(each) !== isProviderKind(kind));
      const heard = await administrator.send(service, {
        ...post('update-integration', { integrationId, clientId, parentId, kind: other, key: keyOf(world) }),
        ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
      });
      if (isDone(heard)) world.leaves(`the integration ${clientId}, whose kind and key were changed`);
      return refusedWith(heard, [409]);
    }),
  },
  {
    id: 'accounts-unknown-parent',
    service,
    words: 'An integration below a parent that is not there is refused with 409, and is not made.',
    writes: 'tries to make an integration below a parent that is not there',
    prove: withIntegration(async (administrator, world, { integration: { kind, clientId: known } }) => {
      const clientId = unknownClientId(world, [known]);
      const parentId = unknownClientId(world, [known, clientId]);
      const heard = await administrator.send(
        service,
        post('update-integration', { clientId, parentId, kind, key: keyOf(world) }),
      );
      if (isDone(heard)) world.leaves(`the integration ${clientId}, below a parent that is not there`);
      return refusedWith(heard, [409]);
    }),
  },
  {
    id: 'accounts-unnamed-integration',
    service,
    words: 'An assignment that names no integration is refused with 400, and takes none away.',
    writes: 'sends an assignment for the other customer that names no integration',
    prove: assigning(async () => ({}))((heard) => refusedWith(heard, [400])),
  },
  {
    id: 'accounts-integration-of-another',
    service,
    words:
      'The integration of another customer is not given by a version that was not seen: with 412, and the account keeps its own.',
    writes: 'tries to give the other customer the integration of the first by a version that is none',
    prove: assigning(async ({ one }, administrator, own) => {
      const { integration } = await inspect(administrator, one.known['accountId'] ?? '');
      if (integration === null || integration.integrationId === own.integrationId)
        return `${one.email} has no integration of their own.`;
      if (integration.version === undefined) return 'The service tells no versions.';
      return { integrationId: integration.integrationId, integrationVersion: 'of-another-day' };
    })((heard) => refusedWith(heard, [412])),
  },
];
