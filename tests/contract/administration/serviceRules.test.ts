import { describe, expect, it } from 'vitest';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { signedUser } from '../harness/signedUser.ts';

const product = productWithSandbox();

const dana = 'corpay@sandbox.test';
const lee = 'nopartner@sandbox.test';

/** A call as any client may make it, ours or not. */
const send = async (path: string, body: unknown, ifMatch?: string) =>
  (await signedUser(product.url, 'admin@sandbox.test')).send('POST', `/services/accounts/admin/${path}`, {
    body,
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });

type Told = {
  readonly account: {
    readonly accountId: string;
    readonly userRoles: readonly string[];
    readonly integrationId: string | null;
    readonly version: string;
    readonly details: Readonly<Record<string, unknown>>;
  };
  readonly integration: { readonly integrationId: string; readonly version: string } | null;
};
const inspected = async (email: string) => (await send('inspect-account', { email })).body as Told;
const refusedAs = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  return [status, (body as { message: string }).message];
};

type Listed = { readonly integrationId: string; readonly clientId: string; readonly version: string };
const integrationsOf = async () => {
  const user = await signedUser(product.url, 'admin@sandbox.test');
  const { body } = await user.send('GET', '/services/accounts/admin/get-integrations');
  return (body as { integrations: readonly Listed[] }).integrations;
};
const listed = async (clientId: string) => {
  const found = (await integrationsOf()).find((each) => each.clientId === clientId);
  if (found === undefined) throw new Error(`${clientId} has no integration.`);
  return found;
};
const client = (more: object) => ({
  integrationId: '',
  clientId: '10888API_USER',
  parentId: '10000API_USER',
  kind: 'corpayClient',
  key: 'Zq7-the whole key',
  ...more,
});

describe('an assignment', () => {
  it.each([
    ['without the member', {}],
    ['with null', { integrationId: null }],
    ['with a misspelt one', { integrationID: '' }],
  ])('%s clears nothing: it is no request', async (_how, more) => {
    expect(await refusedAs(send('assign-integration', { email: dana, ...more }))).toEqual([
      400,
      'integrationId: Required field.',
    ]);
    expect((await inspected(dana)).account.integrationId).not.toBeNull();
  });

  it("never gives the provider's integration, nor one of another partner", async () => {
    const provider = (await listed('10000API_USER')).integrationId;
    const theirs = (await listed('10233API_USER')).integrationId;
    expect(await refusedAs(send('assign-integration', { email: lee, integrationId: provider }))).toEqual([
      409,
      '10000API_USER is the provider: its integration is given to no account.',
    ]);
    expect(
      await refusedAs(send('assign-integration', { email: 'ofx@sandbox.test', integrationId: theirs })),
    ).toEqual([
      409,
      'ofx@sandbox.test is a customer of ofx: an integration of the kind corpayClient is not theirs.',
    ]);
  });
});

describe('an integration', () => {
  it("keeps its kind: the provider's never becomes a customer's", async () => {
    const before = await integrationsOf();
    const { integrationId } = await listed('10000API_USER');
    expect(await refusedAs(send('update-integration', client({ integrationId })))).toEqual([
      409,
      'kind: The integration of 10000API_USER is of the kind corpayPartner, and it keeps it.',
    ]);
    expect(
      await refusedAs(
        send('update-integration', client({ integrationId, kind: 'corpayPartner', parentId: '' })),
      ),
    ).toEqual([409, 'clientId: 4 integrations below 10000API_USER would lose their parent.']);
    expect(await integrationsOf()).toEqual(before);
  });

  it('takes no client id that another record has, whatever the kinds', async () => {
    const { integrationId } = await listed('10233API_USER');
    for (const more of [{ kind: 'corpayPartner', parentId: '' }, { kind: 'facilitapayClient' }])
      expect(
        await refusedAs(send('update-integration', client({ clientId: '10233API_USER', ...more }))),
      ).toEqual([409, `10233API_USER has the integration ${integrationId} already.`]);
  });

  it.each([
    ['        ', 'Required field.'],
    [' 1234567 ', 'Min length is 8'],
    [' 10233API_USER', 'This is a client id, not a key.'],
    ['2c9b3c0e-8a1f-4f0e-9a51-1f2d3c4b5a69', 'This is an integration id, not a key.'],
  ])('keeps its key where %j is sent as another one', async (key, message) => {
    const { integrationId, version } = await listed('10233API_USER');
    expect(
      await refusedAs(send('update-integration', client({ integrationId, clientId: '10233API_USER', key }))),
    ).toEqual([400, `key: ${message}`]);
    expect((await listed('10233API_USER')).version).toBe(version);
  });

  it('has its key without the blanks that were sent around it', async () => {
    const { integrationId } = await listed('10233API_USER');
    const renewed = (key: string) =>
      send('update-integration', client({ integrationId, clientId: '10233API_USER', key }));
    await renewed(' 1023-another key \n');
    expect((await inspected(dana)).integration).toMatchObject({ keyStart: '1023' });
    const { version } = await listed('10233API_USER');
    await renewed('1023-another key');
    expect((await listed('10233API_USER')).version).toBe(version);
  });

  it.each([
    [{ parentId: '10009API_USER' }, 'parentId: There is no provider with the client id 10009API_USER.'],
    [{ parentId: '10233API_USER' }, 'parentId: There is no provider with the client id 10233API_USER.'],
    [{ parentId: '10888API_USER' }, 'parentId: There is no provider with the client id 10888API_USER.'],
    [{ parentId: '' }, 'parentId: Required field.'],
    [
      { clientId: '10000API_USER' },
      "clientId: 10000API_USER is the provider, and an integration of the kind corpayClient is a customer's.",
    ],
  ])('is not made with %j', async (more, message) => {
    expect(await refusedAs(send('update-integration', client(more)))).toEqual([409, message]);
  });

  it('of another provider is entered by itself, as its first one', async () => {
    const other = client({
      clientId: '10009API_USER',
      kind: 'testingCorpayPartner',
      parentId: '10009API_USER',
    });
    expect((await send('update-integration', other)).status).toBe(200);
    expect((await send('update-integration', client({ parentId: '10009API_USER' }))).status).toBe(200);
  });
});

describe('a change with If-Match', () => {
  it('of a role is made on the state that was seen only', async () => {
    const { version } = (await inspected(dana)).account;
    const role = { email: dana, role: 'admin', value: true };
    for (const wrong of ['"other"', `W/"${version}"`, version, ''])
      expect(await refusedAs(send('assign-role', role, wrong))).toEqual([
        412,
        'Changed meanwhile: the record is not as you saw it, so nothing was changed.',
      ]);
    expect((await inspected(dana)).account.userRoles).toEqual([]);
    expect((await send('assign-role', role, `"${version}"`)).status).toBe(200);
    // A browser sends a call twice at times: what is so already is done.
    expect((await send('assign-role', role, `"${version}"`)).status).toBe(200);
    expect((await send('assign-role', { ...role, value: false }, `"${version}"`)).status).toBe(412);
    expect((await send('assign-role', { ...role, value: false }, '*')).status).toBe(200);
    // As it was before is not as it was seen: somebody has changed it twice.
    expect((await inspected(dana)).account.version).not.toBe(version);
    expect((await send('assign-role', role, `"${version}"`)).status).toBe(412);
  });

  it('of an assignment is not made once the roles changed, nor the other way round', async () => {
    const { version } = (await inspected(lee)).account;
    const { integrationId } = await listed('10233API_USER');
    const assignment = { email: lee, integrationId };
    await send('assign-role', { email: lee, role: 'admin', value: true });
    expect((await send('assign-integration', assignment, `"${version}"`)).status).toBe(412);
    const seen = (await inspected(lee)).account.version;
    expect((await send('assign-integration', assignment, `"${seen}", "${version}"`)).status).toBe(200);
    expect((await send('assign-role', { email: lee, role: 'admin', value: false }, `"${seen}"`)).status).toBe(
      412,
    );
  });

  it('of an integration that nobody has gives it to one of two accounts at once: the other is not as it was seen', async () => {
    const made = await send('update-integration', client({}));
    const { integrationId } = made.body as { integrationId: string };
    const { version: integrationVersion } = await listed('10888API_USER');
    const seen = await Promise.all(
      [dana, lee].map(async (email) => ({ email, ...(await inspected(email)).account })),
    );
    const answers = await Promise.all(
      seen.map(({ email, version }) =>
        send('assign-integration', { email, integrationId, integrationVersion }, `"${version}"`),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const now = await Promise.all(
      [dana, lee].map(async (email) => (await inspected(email)).account.integrationId),
    );
    expect(now.filter((id) => id === integrationId)).toHaveLength(1);
    expect((await listed('10888API_USER')).version).not.toBe(integrationVersion);
    // Sent again, as a browser does at times, what is so already is done.
    const winner = seen[answers.findIndex(({ status }) => status === 200)];
    expect(
      (await send('assign-integration', { email: winner?.email, integrationId, integrationVersion })).status,
    ).toBe(200);
  });

  it('of a key is not made once another account has the integration', async () => {
    const { integrationId, version } = await listed('10233API_USER');
    await send('assign-integration', { email: lee, integrationId });
    const renewed = client({ integrationId, clientId: '10233API_USER', key: '1023-another key' });
    expect((await send('update-integration', renewed, `"${version}"`)).status).toBe(412);
  });

  it('of a key is not made once another key was written, which nothing but the version shows', async () => {
    const { integrationId, version } = await listed('10233API_USER');
    const renewed = (key: string) => client({ integrationId, clientId: '10233API_USER', key });
    expect((await send('update-integration', renewed('1023-another key'), `"${version}"`)).status).toBe(200);
    expect((await send('update-integration', renewed('1023-a third key'), `"${version}"`)).status).toBe(412);
    expect((await send('update-integration', renewed('1023-another key'), `"${version}"`)).status).toBe(200);
    expect((await inspected(dana)).integration?.version).toBe((await listed('10233API_USER')).version);
  });
});

const organization = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  orgName: 'Harbor Lane Imports',
  email: dana,
  phone: '503-555-0114',
  address: '420 Harbor Lane',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
};

it.each([
  ['as they are called', { userRoles: ['admin'], integrationId: 'i-1', accountId: 'a-1' }],
  ['in another case', { UserRoles: ['admin'], USERROLES: ['admin'], integrationid: 'i-1', AccountID: 'a-1' }],
  ['in another spelling', { user_roles: ['admin'], 'userRoles ': ['admin'], 'account-id': 'a-1' }],
  [
    'further below',
    { details: { userRoles: ['admin'] }, account: { accountId: 'a-1', userRoles: ['admin'] } },
  ],
  [
    'as a prototype',
    JSON.parse('{ "__proto__": { "userRoles": ["admin"] }, "constructor": { "accountId": "a" } }'),
  ],
  ['in the place of the partner', { fxPartner: 'ofx', version: 'v', origin: 'afs' }],
])('a customer writes no roles, integration or id into what administrators read: %s', async (_how, more) => {
  const before = await inspected(dana);
  const user = await signedUser(product.url, dana);
  const text = JSON.stringify({ ...organization, orgName: 'Renamed Imports' }).replace(
    /\}$/,
    `, ${JSON.stringify(more).slice(1)}`,
  );
  expect((await user.send('PUT', '/services/accounts/account', { text })).status).toBe(200);
  expect(await inspected(dana)).toEqual({
    ...before,
    account: {
      ...before.account,
      details: { ...organization, orgName: 'Renamed Imports', fxPartner: 'corpay' },
    },
  });
  const { body } = await user.send('GET', '/services/accounts/account');
  expect(body).toMatchObject({ accountId: before.account.accountId, userRoles: [] });
});
