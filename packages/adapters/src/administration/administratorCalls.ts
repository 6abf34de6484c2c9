import type * as z from 'zod/mini';
import type {
  ConformanceUser,
  HeardAnswer,
  PromiseWorld,
  Proof,
} from '../conformance/promises/servicePromise.ts';
import { untried } from '../conformance/promises/untried.ts';
import { unwrapContent } from '../http/envelope.ts';
import type { SignedRequest } from '../http/signedApi.ts';
import { administrationAnswerSchemas } from './administrationAnswerSchemas.ts';

const service = 'accounts';

type Integration = NonNullable<z.output<typeof administrationAnswerSchemas.inspected>['integration']>;

/** A call of an administrator. */
export const post = (path: string, body: SignedRequest['body'] & object): SignedRequest => ({
  method: 'POST',
  path: `/admin/${path}`,
  body,
});

/** Proves with an administrator, or says why there is none. */
export const byAdministrator =
  (prove: (administrator: ConformanceUser, world: PromiseWorld) => Promise<Proof>) =>
  async (world: PromiseWorld): Promise<Proof> => {
    const { administrator } = world;
    if (administrator === null) return untried('No --admin was named.');
    return administrator.known['administers'] === undefined
      ? untried(`${administrator.email} is no administrator.`)
      : prove(administrator, world);
  };

/** What an administrator is told of an account. */
export type Inspected = {
  readonly heard: HeardAnswer;
  readonly version: string | null;
  readonly roles: readonly string[];
  /** Null where it has none. */
  readonly integration: Integration | null;
};

/** Asks for an account, with its integration. */
export const inspect = async (administrator: ConformanceUser, accountId: string): Promise<Inspected> => {
  const heard = await administrator.send(service, post('inspect-account', { accountId }));
  const read = administrationAnswerSchemas.inspected.safeParse(unwrapContent(heard.body));
  if (!read.success) return { heard, version: null, roles: [], integration: null };
  const { account, integration } = read.data;
  return { heard, version: account.version ?? null, roles: account.userRoles, integration };
};
