import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AccountsContext, Caller } from '../src/account/accountsContext.ts';
import { accountTable } from '../src/account/accountTable.ts';
import { accountsService } from '../src/accountsService.ts';
import { administrationTables } from '../src/administration/administrationTables.ts';
import type { OpenDatabase } from '../src/database/openDatabase.ts';
import { answerNoSuchPath } from '../src/http/answerNoSuchPath.ts';
import { createApp } from '../src/http/createApp.ts';
import { createKeyRing } from '../src/keys/keyRing.ts';
import { prepareServicesDatabase } from '../src/prepareServicesDatabase.ts';

/** Says who calls, as a gateway in front would; whoever is not believed has none. */
const callerHeader = 'x-test-caller';

const person = (last: number, name: string, fxPartner = 'corpay'): Caller => ({
  sub: `5f1d0c52-6a0b-4f6e-9b1c-00000000000${last}`,
  email: `${name}@harbor.test`,
  origin: 'steamchain',
  fxPartner,
});

export const people = {
  ines: person(1, 'ines'),
  dana: person(2, 'dana'),
  lee: person(3, 'lee'),
  olaf: person(4, 'olaf', 'ofx'),
} as const;

export const keyRing = createKeyRing([{ id: 'first', secret: 'the first secret of these tests' }]);
export const providerClientId = '10777API_USER';
export const noon = Date.UTC(2026, 10, 30, 12);

type Method = 'GET' | 'HEAD' | 'PUT' | 'POST';

type Call = {
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The services over a database in memory, each test with Ines as the only administrator and nothing else. */
export const runningServices = (given: Partial<AccountsContext> = {}) => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  /** What was asked of partners, in order. */
  const partners: unknown[] = [];
  const failures: string[] = [];
  const routes: string[] = [];

  const context = (): AccountsContext => ({
    db: database.db,
    now: () => noon,
    readCaller: async (request, reply) => {
      const said = request.headers[callerHeader];
      if (typeof said === 'string' && said.startsWith('{')) return JSON.parse(said) as Caller;
      await reply.code(403).send({ message: 'Missing Authentication Token' });
      return null;
    },
    keyRing,
    providerClientId,
    ratesKey: 'the key of the rates',
    requestPartnerToken: async (partner, customer) => {
      partners.push({ token: partner, of: customer.sub });
      return partner === 'corpay' ? { status: 200, body: { token: `of ${customer.sub}` } } : null;
    },
    onboard: async ({ sub }) => void partners.push({ onboard: sub }),
    assign: async (_transaction, { sub }, integration) => void partners.push({ assign: sub, integration }),
    ...given,
  });

  beforeAll(async () => {
    database = await prepareServicesDatabase({ dataFolder: 'memory' });
    app = createApp({ reportFailure: (line) => failures.push(line) });
    app.setNotFoundHandler(answerNoSuchPath);
    app.addHook('onRoute', ({ method, url }) => void routes.push(`${String(method)} ${url}`));
    accountsService.register(app, context());
    await app.ready();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(async () => {
    const tables = administrationTables(database.db);
    for (const table of ['accounts', 'integrations', 'account_changes'] as const)
      await tables.deleteFrom(table).execute();
    partners.length = 0;
    failures.length = 0;
    await call(people.ines, 'GET', '/account');
    await accountTable(database.db).updateTable('accounts').set({ roles: '["admin"]' }).execute();
  });

  const call = async (
    caller: Caller | null,
    method: Method,
    path: string,
    { body, headers = {} }: Call = {},
  ) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { ...(caller === null ? {} : { [callerHeader]: JSON.stringify(caller) }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    const text = answer.body;
    return { status: answer.statusCode, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };

  return {
    call,
    partners,
    failures,
    /** Every call that there is, as `GET /account`. */
    routes,
    /** A call of the administrator. */
    admin: (method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>) =>
      call(people.ines, method, `/admin/${path}`, { body, ...(headers && { headers }) }),
    db: () => database.db,
    app: () => app,
    context,
  };
};
