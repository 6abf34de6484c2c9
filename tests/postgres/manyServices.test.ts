import { setTimeout as wait } from 'node:timers/promises';
import { accountsService } from '@fx-gateway/services/accountsService.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callServices, type Answered } from '../contract/services/callServices.ts';
import { buildServices, spawnServices } from '../contract/services/servicesProcess.ts';
import { writeServicesFiles } from '../contract/services/startServices.ts';
import { startPostgres } from './startPostgres.mjs';

const processes = 4;
const outageMs = 3_000;
/** Lanes run side by side, and the changes of each follow one another: 200 in all. */
const lanes = { settings: 8, roles: 6, integrations: 6 } as const;
const changesOfLane = 10;
const patience = { timeout: 120_000, interval: 100 };
const longestMs = 600_000;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let files: Awaited<ReturnType<typeof writeServicesFiles>>;
let services: readonly ReturnType<typeof spawnServices>[] = [];
let urls: readonly string[] = [];

const administrator = 'ada@firm.test';

beforeAll(async () => {
  buildServices();
  postgres = await startPostgres();
  files = await writeServicesFiles({ administrators: [administrator] });
  // All at the same moment, on an empty database.
  services = Array.from({ length: processes }, () =>
    spawnServices({ SERVICES_CONFIG: files.settings, DATABASE_URL: postgres.url }),
  );
  urls = await Promise.all(services.map(({ url }) => url()));
}, longestMs);
afterAll(async () => {
  for (const { signal } of services) signal('SIGKILL');
  await Promise.all(services.map(({ end }) => end()));
  postgres?.stop();
  await files?.remove();
});

const rowsOf = async <Row>(statement: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows as readonly Row[];
};

const userOf = (name: string, number: number) => ({
  'x-fxg-sub': `0f6c1f5e-0000-4000-8${String(name.length).padStart(3, '0')}-${String(number).padStart(12, '0')}`,
  'x-fxg-email': encodeURIComponent(name),
  'x-fxg-origin': 'default',
  'x-fxg-partner': 'corpay',
});
const ada = userOf(administrator, 0);
const customerOf = (lane: string, number: number) => userOf(`${lane}-${number}@firm.test`, number);

let calls = 0;
/** Each call comes to the next process, as behind a load balancer. */
const call = (
  method: string,
  path: string,
  user: Readonly<Record<string, string>>,
  body?: object,
): Promise<Answered> => {
  const url = urls[(calls += 1) % urls.length] ?? '';
  return callServices(url, files.authority.cert, path, {
    ...files.gateway,
    method,
    headers: user,
    ...(body && { body }),
  });
};

/** Asks until the database is there again. */
const read = async (path: string, user: Readonly<Record<string, string>>): Promise<unknown> => {
  for (;;) {
    const answer = await call('GET', path, user);
    if (answer.status === 200) return answer.body;
    expect(answer).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Try again in a few seconds.') },
    });
    await wait(200);
  }
};

type Change = {
  readonly send: () => Promise<Answered>;
  /** Whether it has been made, as whoever asked for it can see. */
  readonly isMade: () => Promise<boolean>;
};

type Outcome =
  | 'answered'
  | 'told unavailable, and found made'
  | 'told unavailable, and made when asked again';
const outcomes: Outcome[] = [];

const carryOut = async ({ send, isMade }: Change): Promise<void> => {
  let wasUnavailable = false;
  for (;;) {
    const answer = await send();
    if (answer.status === 200) {
      outcomes.push(wasUnavailable ? 'told unavailable, and made when asked again' : 'answered');
      return;
    }
    expect(answer).toMatchObject({ status: 503, body: { message: expect.any(String) } });
    wasUnavailable = true;
    if (await isMade()) {
      outcomes.push('told unavailable, and found made');
      return;
    }
  }
};

const organization = (orgName: string) => ({
  firstName: 'Dana',
  lastName: 'Whitfield',
  orgName,
  email: 'dana@firm.test',
  phone: '503',
  address: 'Lane 1',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
});

const settingsOf = async (lane: number) =>
  ((await read('/account', customerOf('settings', lane))) as { settings: { orgName: string } | null })
    .settings?.orgName;

const changeSettings = (lane: number, number: number): Change => ({
  send: () => call('PUT', '/account', customerOf('settings', lane), organization(`Change ${number}`)),
  isMade: async () => (await settingsOf(lane)) === `Change ${number}`,
});

const changeRole = (lane: number, number: number): Change => {
  const value = number % 2 === 0;
  const email = `roles-${lane}@firm.test`;
  return {
    send: () => call('POST', '/admin/assign-role', ada, { email, role: 'admin', value }),
    isMade: async () => {
      const { userRoles } = (await read('/account', customerOf('roles', lane))) as {
        userRoles: readonly string[];
      };
      return userRoles.includes('admin') === value;
    },
  };
};

type Told = {
  readonly action: string;
  readonly target: string;
  readonly after: {
    readonly clientId?: string;
    readonly keyStart?: string;
    readonly userRoles?: readonly string[];
  };
};
const audit = async () => ((await read('/admin/audit', ada)) as { changes: readonly Told[] }).changes;

const clientIdOf = (lane: number) => `5550${lane}API_USER`;
const integrationIdOf = async (lane: number) => {
  const { integrations } = (await read('/admin/get-integrations', ada)) as {
    integrations: readonly { clientId: string; integrationId: string }[];
  };
  return integrations.find(({ clientId }) => clientId === clientIdOf(lane))?.integrationId;
};

const changeIntegration = (lane: number, number: number): Change => {
  const keyStart = `k${String(number).padStart(3, '0')}`;
  return {
    send: async () =>
      call('POST', '/admin/update-integration', ada, {
        ...(number === 0 ? {} : { integrationId: await integrationIdOf(lane) }),
        clientId: clientIdOf(lane),
        kind: 'facilitapayClient',
        key: `${keyStart} of lane ${lane}`,
      }),
    isMade: async () => {
      const told = (await audit()).filter(({ after }) => after.clientId === clientIdOf(lane));
      return told.some(({ after }) => after.keyStart === keyStart);
    },
  };
};

const lane = async (count: number, change: (number: number) => Change): Promise<void> => {
  for (let number = 0; number < count; number += 1) await carryOut(change(number));
};

const health = () =>
  Promise.all(
    urls.map(async (url) => (await callServices(url, files.authority.cert, '/readyz', files.gateway)).status),
  );

it('four processes that start at once on an empty database bring its tables up to date once', async () => {
  const names = Object.keys(accountsService.migrations).toSorted();
  const done = await rowsOf<{ name: string }>('select name from kysely_migration order by name collate "C"');
  expect(done.map(({ name }) => name)).toEqual(names);
  expect(await health()).toEqual(urls.map(() => 200));
});

it(
  'of 200 changes by four processes none is lost and none is made twice while the database is stopped and started, and each outcome is shown',
  async () => {
    await read('/account', ada);
    for (let each = 0; each < lanes.roles; each += 1) await read('/account', customerOf('roles', each));
    const work = Promise.all(
      (
        [
          ['settings', changeSettings],
          ['roles', changeRole],
          ['integrations', changeIntegration],
        ] as const
      ).flatMap(([kind, change]) =>
        Array.from({ length: lanes[kind] }, (_, each) =>
          lane(changesOfLane, (number) => change(each, number)),
        ),
      ),
    );
    for (const [mode, made] of [
      ['fast', 40],
      ['immediate', 110],
    ] as const) {
      await expect.poll(() => outcomes.length, patience).toBeGreaterThan(made);
      postgres.halt(mode);
      await expect.poll(health, patience).toEqual(urls.map(() => 503));
      await wait(outageMs);
      postgres.resume();
    }
    await work;

    const count = Object.values(lanes).reduce((sum, each) => sum + each * changesOfLane, 0);
    expect(count).toBe(200);
    expect(outcomes).toHaveLength(count);
    expect(
      outcomes.filter((outcome) => outcome !== 'answered').length,
      'the outages were felt',
    ).toBeGreaterThan(0);

    for (let each = 0; each < lanes.settings; each += 1)
      expect(await settingsOf(each)).toBe(`Change ${changesOfLane - 1}`);
    const told = (await audit()).toReversed();
    for (let each = 0; each < lanes.roles; each += 1) {
      const roles = told.filter(
        ({ target, action }) => action === 'assign-role' && target === `roles-${each}@firm.test`,
      );
      expect(roles.map(({ after }) => after.userRoles?.length)).toEqual(
        Array.from({ length: changesOfLane }, (_, number) => (number % 2 === 0 ? 1 : 0)),
      );
    }
    for (let each = 0; each < lanes.integrations; each += 1) {
      const keys = told.filter(({ after }) => after.clientId === clientIdOf(each));
      expect(keys.map(({ after }) => after.keyStart)).toEqual(
        Array.from({ length: changesOfLane }, (_, number) => `k${String(number).padStart(3, '0')}`),
      );
    }
    expect(
      await rowsOf('select client_id, count(*) from integrations group by 1 having count(*) > 1'),
    ).toEqual([]);
    expect(await health()).toEqual(urls.map(() => 200));
  },
  longestMs,
);
