import { each, isAt, json, withHeader, type Deviation } from './deviation.ts';

const no = json({ message: 'No.' });
const done = { status: 200, body: json({ message: 'Done.' }) };

/** After an odd number of writes the account has another role: of two, the second writes back. */
const givesRoleWithSettings: Deviation['change'] = () => {
  let written = 0;
  return (answer) => {
    if (isAt('accounts', { method: 'PUT', path: /^\/account$/ }, answer)) written += 1;
    const isRead = isAt('accounts', { method: 'GET', path: /^\/account$/, status: 200 }, answer);
    return isRead && written % 2 === 1
      ? { body: json({ ...JSON.parse(answer.body), userRoles: ['admin'] }) }
      : {};
  };
};

const inspected = { path: /inspect-account$/, status: 200 };

/** What an accounts service may do otherwise. */
export const accountsDeviations: readonly Deviation[] = [
  {
    name: 'an account is shown to whoever signs nothing',
    breaks: 'accounts-unsigned',
    change: each('accounts', { path: /^\/account$/, status: 403, says: /Missing/, unsigned: true }, done),
  },
  {
    name: 'a signature is not looked at',
    breaks: 'accounts-forged',
    change: () => (answer) =>
      isAt('accounts', { path: /^\/account$/, status: 403, unsigned: true }, answer) && answer.signed
        ? done
        : {},
  },
  {
    name: 'everybody gets the same account',
    breaks: 'accounts-own-account',
    change: each('accounts', { method: 'GET', path: /^\/account$/, status: 200 }, ({ body }) => ({
      body: json({ ...JSON.parse(body), accountId: '1' }),
    })),
  },
  {
    name: 'what comes beside an organization is written too',
    breaks: 'accounts-unnamed-members',
    writes: true,
    change: givesRoleWithSettings,
  },
  {
    name: 'a malformed organization is refused without a word about the field',
    breaks: 'accounts-malformed',
    writes: true,
    change: each('accounts', { method: 'PUT', status: 400 }, { body: no }),
  },
  {
    name: 'a list is taken for an organization',
    breaks: 'accounts-no-object',
    writes: true,
    change: each('accounts', { method: 'PUT', status: 400, says: /must be an object/ }, done),
  },
  {
    name: 'what is too large is malformed',
    breaks: 'accounts-too-large',
    writes: true,
    change: each('accounts', { method: 'PUT', status: 413 }, { status: 400, body: no }),
  },
  {
    name: 'customers read all integrations',
    breaks: 'accounts-customers-read',
    change: each('accounts', { path: /get-integrations$/, status: 403 }, done),
  },
  {
    name: 'the body is judged before the role',
    breaks: 'accounts-customers-change',
    writes: true,
    change: each('accounts', { path: /update-integration$/, status: 403 }, { status: 400, body: no }),
  },
  {
    name: 'an account that is not there is a bad request',
    breaks: 'accounts-unknown-account',
    change: each('accounts', { path: /inspect-account$/, status: 404 }, { status: 400, body: no }),
  },
  {
    name: 'a malformed change is refused without a word about the member',
    breaks: 'accounts-malformed-change',
    writes: true,
    change: each('accounts', { path: /assign-role$/, status: 400 }, { body: no }),
  },
  {
    name: 'a stale version is a conflict',
    breaks: 'accounts-stale-version',
    writes: true,
    change: each('accounts', { path: /assign-role$/, status: 412 }, { status: 409, body: no }),
  },
  {
    name: 'the version never changes',
    breaks: 'accounts-new-version',
    writes: true,
    change: each('accounts', inspected, ({ body }) => ({
      body: body.replace(/"version":"[^"]*"/, '"version":"1"'),
    })),
  },
  {
    name: 'the kind of an integration can be changed',
    breaks: 'accounts-kind-kept',
    writes: true,
    change: each('accounts', { path: /update-integration$/, status: 409, says: /kind/ }, done),
  },
  {
    name: 'a parent that is not there is a bad request',
    breaks: 'accounts-unknown-parent',
    writes: true,
    change: each(
      'accounts',
      { path: /update-integration$/, status: 409, says: /parentId/ },
      { status: 400, body: no },
    ),
  },
  {
    name: 'an assignment without an integration is taken for one',
    breaks: 'accounts-unnamed-integration',
    writes: true,
    change: () => (answer) =>
      isAt('accounts', { path: /assign-integration$/, status: 400 }, answer) ? done : {},
  },
  {
    name: 'an integration of another customer is given by any version',
    breaks: 'accounts-integration-of-another',
    writes: true,
    change: each('accounts', { path: /assign-integration$/, status: 412 }, done),
  },
  {
    name: 'refusals of the accounts service carry no id',
    breaks: 'accounts-request-id',
    change: () => (answer) =>
      isAt('accounts', { unsigned: true }, answer) && answer.status >= 400
        ? withHeader('x-amzn-requestid')(answer)
        : {},
  },
  {
    name: 'the clock of the accounts service is ten minutes late',
    breaks: 'accounts-clock',
    change: each('accounts', { unsigned: true }, (answer) =>
      withHeader('date', new Date(Date.now() - 600_000).toUTCString())(answer),
    ),
  },
  {
    name: 'the accounts service answers as text',
    breaks: 'accounts-json',
    change: each('accounts', { unsigned: true }, withHeader('content-type', 'text/plain')),
  },
  {
    name: 'browsers may guess what an account is',
    breaks: 'accounts-nosniff',
    change: each('accounts', { unsigned: true }, withHeader('x-content-type-options')),
  },
  {
    name: 'an account is kept by caches',
    breaks: 'accounts-no-store',
    change: each('accounts', { unsigned: true }, withHeader('cache-control', 'max-age=60')),
  },
  {
    name: 'customers are refused without a word',
    breaks: 'accounts-refusals',
    change: each('accounts', { path: /^\/admin/, status: 403 }, { body: '{}' }),
  },
];
