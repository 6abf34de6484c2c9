/** The settings of an organization as a customer enters them. */
export const organization = (orgName: string, email: string) => ({
  firstName: 'Dana',
  lastName: 'Whitfield',
  orgName,
  email,
  phone: '503',
  address: 'Lane 1',
  city: 'Portland',
  state: 'OR',
  zip: '97204',
});

/** A call of the services as its rightful caller makes it. */
type Call = {
  /** Whose account it is about: the caller's own, or any where the caller is an administrator. */
  readonly of: 'own account' | 'every account';
  readonly path: string;
  readonly body?: object;
};

const calls: Readonly<Record<string, Call>> = {
  'GET /account': { of: 'own account', path: '/account' },
  'HEAD /account': { of: 'own account', path: '/account' },
  'PUT /account': {
    of: 'own account',
    path: '/account',
    body: organization('Entered by another', 'x@harbor.test'),
  },
  'POST /partners/:partner/token': { of: 'own account', path: '/partners/corpay/token', body: {} },
  'GET /admin/get-accounts': { of: 'every account', path: '/admin/get-accounts' },
  'HEAD /admin/get-accounts': { of: 'every account', path: '/admin/get-accounts' },
  'GET /admin/get-integrations': { of: 'every account', path: '/admin/get-integrations' },
  'HEAD /admin/get-integrations': { of: 'every account', path: '/admin/get-integrations' },
  'GET /admin/audit': { of: 'every account', path: '/admin/audit' },
  'HEAD /admin/audit': { of: 'every account', path: '/admin/audit' },
  'POST /admin/inspect-account': {
    of: 'every account',
    path: '/admin/inspect-account',
    body: { email: 'dana@harbor.test' },
  },
  'POST /admin/assign-role': {
    of: 'every account',
    path: '/admin/assign-role',
    body: { email: 'dana@harbor.test', role: 'admin', value: true },
  },
  'POST /admin/assign-integration': {
    of: 'every account',
    path: '/admin/assign-integration',
    body: { email: 'dana@harbor.test', integrationId: '' },
  },
  'POST /admin/update-integration': {
    of: 'every account',
    path: '/admin/update-integration',
    body: { clientId: '10777API_USER', kind: 'corpayPartner', key: 'Zq7-the whole key' },
  },
};

/** Every call of the services, by its route; `ownership.test.ts` fails where one is missing. */
export const everyCall = Object.entries(calls).map(
  ([name, call]) =>
    [name, { ...call, method: name.split(' ')[0] as 'GET' | 'HEAD' | 'PUT' | 'POST' }] as const,
);
