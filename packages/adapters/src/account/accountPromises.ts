import { administratorRole } from '@fx-gateway/domain/account/account.ts';
import { breachOf } from '../conformance/promises/breachOf.ts';
import { namingField, refusedWith } from '../conformance/promises/refusedWith.ts';
import type {
  ConformanceUser,
  HeardAnswer,
  Proof,
  ServicePromise,
} from '../conformance/promises/servicePromise.ts';
import { untried } from '../conformance/promises/untried.ts';
import { jsonMember, unwrapContent } from '../http/envelope.ts';
import type { Json } from '../http/signedApi.ts';
import { accountAnswerSchema } from './accountAnswerSchema.ts';

const service = 'accounts';
const path = '/account';

type Settings = { readonly [name: string]: Json };

/** What an account is beside its settings, as a text to compare. */
type Account = {
  readonly heard: HeardAnswer;
  readonly accountId: string;
  readonly fixed: string;
  readonly settings: Settings | null;
};

const readAccount = async (user: ConformanceUser): Promise<Account> => {
  const heard = await user.send(service, { method: 'GET', path });
  const read = accountAnswerSchema.safeParse(unwrapContent(heard.body));
  const { accountId = '', userRoles = [], fixerApiKey = '' } = read.success ? read.data : {};
  const settings = jsonMember(unwrapContent(heard.body), 'settings');
  const isSaved = typeof settings === 'object' && settings !== null && Object.keys(settings).length > 0;
  return {
    heard,
    accountId,
    fixed: JSON.stringify([accountId, userRoles, fixerApiKey]),
    settings: isSaved ? (settings as Settings) : null,
  };
};

const put = (user: ConformanceUser, body: Json) => user.send(service, { method: 'PUT', path, body });

/** Tries something with the organization of a customer, which stands afterwards as it stood before. */
const withSettings =
  (work: (user: ConformanceUser, before: Account & { readonly settings: Settings }) => Promise<Proof>) =>
  async ({ one, leaves }: Parameters<ServicePromise['prove']>[0]): Promise<Proof> => {
    const before = await readAccount(one);
    const { settings } = before;
    if (settings === null) return untried(`${one.email} has saved no organization.`);
    const proof = await work(one, { ...before, settings });
    const restored = await put(one, settings);
    if (restored.status >= 300 || restored.status === 0)
      leaves(`the organization of ${one.email}, which could not be written back`);
    return proof;
  };

/** What the accounts service promises every user of their own account. */
export const accountPromises: readonly ServicePromise[] = [
  {
    id: 'accounts-own-account',
    service,
    words: 'Each user is answered their own account.',
    prove: async ({ one, other }) => {
      const [first, second] = [await readAccount(one), await readAccount(other)];
      return first.accountId === second.accountId
        ? breachOf(second.heard, 'an account for each user', 'the same accountId for two users')
        : null;
    },
  },
  {
    id: 'accounts-unnamed-members',
    service,
    words: 'Members that PUT /account does not name are not written: roles, id and key stay.',
    writes: 'writes an organization with members that are not its, and writes it back',
    prove: withSettings(async (one, { settings, fixed }) => {
      const foreign = {
        accountId: 'of-somebody-else',
        userRoles: [administratorRole],
        fixerApiKey: 'of-somebody-else',
      };
      await put(one, { ...settings, ...foreign });
      const after = await readAccount(one);
      return after.fixed === fixed
        ? null
        : breachOf(after.heard, 'roles, id and key as before', 'PUT /account has written them');
    }),
  },
  {
    id: 'accounts-malformed',
    service,
    words: 'A malformed value of PUT /account is refused with 400, which names the field.',
    writes: 'writes an organization with a malformed e-mail, and writes it back',
    prove: withSettings(async (one, { settings }) =>
      refusedWith(await put(one, { ...settings, email: 'no address' }), [400], namingField('email')),
    ),
  },
  {
    id: 'accounts-no-object',
    service,
    words: 'A body that is no object is refused with 400, and nothing is written.',
    writes: 'writes a list in place of an organization, and writes the organization back',
    prove: withSettings(async (one, before) => {
      const refused = refusedWith(await put(one, ['no organization']), [400]);
      if (refused !== null) return refused;
      const { heard, settings } = await readAccount(one);
      return JSON.stringify(settings) === JSON.stringify(before.settings)
        ? null
        : breachOf(heard, 'the organization as before', 'another one');
    }),
  },
  {
    id: 'accounts-too-large',
    service,
    words: 'A body of more than 64 kB is refused with 413.',
    writes: 'writes an organization of more than 64 kB, and writes it back',
    prove: withSettings(async (one, { settings }) =>
      refusedWith(await put(one, { ...settings, orgName: 'x'.repeat(66_000) }), [413]),
    ),
  },
];
