import type {
  SignedApi,
  SignedRequestResult,
  SignedRequest,
} from '../../packages/adapters/src/http/signedApi.ts';
import { toBeneficiaryRow } from '../../packages/sandbox/src/corpay/records/toBeneficiaryRow.ts';
import { corpayTables } from '../../packages/sandbox/src/corpay/records/corpayTables.ts';
import { corpayPlugin } from '../../packages/sandbox/src/corpay/corpayPlugin.ts';
import { seededBeneficiaries } from '../../packages/sandbox/src/corpay/seed/seededBeneficiaries.ts';
import { createApp } from '../../packages/services/src/http/createApp.ts';
import { Faults } from '../../packages/sandbox/src/server/faults/faults.ts';
import { RequestLog } from '../../packages/sandbox/src/server/journal/requestLog.ts';
import { mountService } from '../../packages/sandbox/src/server/services/mountService.ts';
import { settlementAccountsOfCustomer } from '../../packages/sandbox/src/corpay/settlements/settlementAccountsOfCustomer.ts';
import { prepareDatabase } from '../../packages/sandbox/src/prepareDatabase.ts';
import { defaultSettings } from '../../packages/sandbox/src/server/settings/sandboxSettings.ts';

/** Two are paid in euros, so that one may be taken for the other; the yen has no cents. */
const beneficiaryNumbers = [0, 2, 4];

const beneficiariesOf = (customer: number) =>
  [...beneficiaryNumbers, 0].map((which, place) => {
    const record = seededBeneficiaries[which];
    if (record === undefined) throw new Error(`There is no seeded beneficiary ${which}.`);
    const name = place === beneficiaryNumbers.length ? 'Thalassa Shipping' : record.accountHolderName;
    return {
      ...record,
      clientIntegrationId: `walk-${customer}-beneficiary-${place}`,
      accountHolderName: name,
    };
  });

/** An order as the partner's tables have it, amounts in minor units. */
export type TrueOrder = {
  readonly orderNumber: string;
  readonly quoteId: string | null;
  readonly settlement: bigint;
  readonly payment: bigint;
  /** The id of the account that it is settled from; null while it is not instructed. */
  readonly account: string | null;
  readonly payments: readonly { readonly beneficiaryId: string; readonly amount: bigint }[];
};

/**
 * The partner of all walks: the routes, rules and transactions of the sandbox over one database, beneath the check of
 * signatures. Each walk is a customer of its own, with keys honoured or not, and at its own time.
 */
export const openFakePartner = async () => {
  const database = await prepareDatabase({ dataFolder: 'memory' });
  const db = corpayTables(database.db);
  let clock: () => number = Date.now;
  const appWith = (idempotency: boolean) => {
    const app = createApp({ reportFailure: (line) => console.error(line) });
    const services = {
      db: database.db,
      now: () => clock(),
      settings: { ...defaultSettings, idempotency },
      readCaller: async ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) => {
        const sub = String(headers['x-walks-caller']);
        return { sub, email: `${sub}@walks.test`, origin: 'steamchain', fxPartner: 'corpay' };
      },
      onboard: async () => undefined,
      requestPartnerToken: async () => null,
      passwordHolder: async () => ({ ok: false as const, message: 'Nobody signs in here.' }),
      assign: async () => undefined,
    };
    mountService(app, corpayPlugin, services, {
      journal: new RequestLog(database.db),
      faults: new Faults(database.db, false),
    });
    return app;
  };
  const apps = { on: appWith(true), off: appWith(false) };
  let customers = 0;

  const newCustomer = async (keys: 'on' | 'off', time: () => number) => {
    clock = time;
    customers += 1;
    const sub = `walk-${customers}`;
    const beneficiaries = beneficiariesOf(customers);
    const clientCode = String(500_000 + customers);
    await db
      .insertInto('corpay_integrations')
      .values({ sub, client_code: clientCode, story_waits: false })
      .execute();
    await db
      .insertInto('corpay_beneficiaries')
      .values(beneficiaries.map((record) => toBeneficiaryRow(sub, record, time() - 60 * 24 * 60 * 60 * 1000)))
      .execute();
    const send: SignedApi['send'] = async (request: SignedRequest): Promise<SignedRequestResult> => {
      const { method, path, query, headers, body } = request;
      const answer = await apps[keys].inject({
        method,
        url: `/services/corpay${path}`,
        ...(query === undefined ? {} : { query: { ...query } }),
        headers: { ...headers, 'x-walks-caller': sub },
        ...(body === undefined
          ? {}
          : {
              payload: JSON.stringify(body),
              headers: { ...headers, 'content-type': 'application/json', 'x-walks-caller': sub },
            }),
      });
      return {
        kind: 'answered',
        status: answer.statusCode,
        requestId: null,
        body: answer.body === '' ? undefined : JSON.parse(answer.body),
      };
    };
    const orders = async (): Promise<readonly TrueOrder[]> => {
      const rows = await db
        .selectFrom('corpay_orders')
        .selectAll()
        .where('sub', '=', sub)
        .orderBy('ord_num')
        .execute();
      const numbers = rows.map(({ ord_num }) => ord_num);
      const settlements =
        rows.length === 0
          ? []
          : await db
              .selectFrom('corpay_settlements')
              .selectAll()
              .where('ord_num', 'in', numbers)
              .where('is_fee', '=', false)
              .execute();
      const payments =
        rows.length === 0
          ? []
          : await db.selectFrom('corpay_payments').selectAll().where('ord_num', 'in', numbers).execute();
      return rows.map((row) => ({
        orderNumber: String(row.ord_num),
        quoteId: row.quote_id,
        settlement: row.settlement_minor,
        payment: row.payment_minor,
        account: settlements.find(({ ord_num }) => ord_num === row.ord_num)?.account_id ?? null,
        payments: payments
          .filter(({ ord_num }) => ord_num === row.ord_num)
          .map(({ client_integration_id, amount_minor }) => ({
            beneficiaryId: client_integration_id,
            amount: amount_minor,
          })),
      }));
    };
    return {
      sub,
      beneficiaries: beneficiaries.map(({ clientIntegrationId, accountHolderName, bankCurrency }) => ({
        id: clientIntegrationId,
        name: accountHolderName,
        currency: bankCurrency,
      })),
      accounts: settlementAccountsOfCustomer(clientCode),
      send,
      orders,
    };
  };

  return {
    newCustomer,
    close: async () => {
      await Promise.all([apps.on.close(), apps.off.close()]);
      await database.close();
    },
  };
};

export type FakePartner = Awaited<ReturnType<typeof openFakePartner>>;
export type FakeCustomer = Awaited<ReturnType<FakePartner['newCustomer']>>;
