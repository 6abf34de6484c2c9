import { each, isAt, json, nth, withHeader, type Deviation } from './deviation.ts';

const done = { status: 200, body: json({}) };
const refused = (status: number) => ({ status, body: json({ message: 'No.' }) });
const tokens = { path: /^\/partners\/ofx\/token$/ };
const payments = /^\/payments/;

const shared = '11111111-1111-4111-8111-111111111111';

/** A copy of a record of the first customer stands in both lists, under an id of its own. */
const standsInBoth =
  (path: RegExp, member: string, id: string): Deviation['change'] =>
  () => {
    let copy: object | null = null;
    return (answer) => {
      if (!isAt('ofx', { method: 'GET', path, status: 200 }, answer)) return {};
      const body = JSON.parse(answer.body);
      const rows: readonly object[] = body[member];
      copy ??= { ...rows.at(-1), [id]: shared };
      return { body: json({ ...body, [member]: [...rows, copy] }) };
    };
  };

/** What OFX, or the accounts service for it, may do otherwise, as who only reads can see. */
export const ofxReadDeviations: readonly Deviation[] = [
  {
    name: 'any code is exchanged for a token',
    breaks: 'ofx-tokens-unknown-code',
    change: each('accounts', { ...tokens, status: 400, says: /INVALID_GRANT/ }, done),
  },
  {
    name: 'a missing token is one that may not',
    breaks: 'ofx-no-token',
    change: () => (answer) =>
      isAt('ofx', { path: payments, status: 401 }, answer) && !answer.signed ? refused(403) : {},
  },
  {
    name: 'any token is a token',
    breaks: 'ofx-unknown-token',
    change: () => (answer) =>
      isAt('ofx', { path: payments, status: 401 }, answer) && answer.signed ? done : {},
  },
  {
    name: 'the token for rates is one for payments',
    breaks: 'ofx-token-of-another-scope',
    change: () => (answer) =>
      isAt('ofx', { method: 'GET', path: /^\/payments\/deals$/, status: 403 }, answer) ? done : {},
  },
  {
    name: 'the rates ask for no token',
    breaks: 'ofx-rates-no-token',
    change: () => (answer) =>
      isAt('ofx', { path: /^\/ofxrates/, status: 401 }, answer) && !answer.signed ? done : {},
  },
  {
    name: 'the deal of another customer is answered',
    breaks: 'ofx-foreign-deal',
    change: nth(1, 'ofx', { path: /^\/payments\/deals\/.*\/beneficiaries$/, status: 404 }, done),
  },
  {
    name: 'OFX answers without an id',
    breaks: 'ofx-request-id',
    change: each('ofx', { path: payments }, withHeader('x-amzn-requestid')),
  },
  {
    name: 'any token is a token for rates',
    breaks: 'ofx-rates-unknown-token',
    change: () => (answer) =>
      isAt('ofx', { path: /^\/ofxrates/, status: 401 }, answer) && answer.signed ? done : {},
  },
  {
    name: 'the token for payments is one for rates',
    breaks: 'ofx-rates-token-of-another-scope',
    change: each('ofx', { path: /^\/ofxrates/, status: 403 }, done),
  },
  {
    name: 'a deal that is not there is a malformed one',
    breaks: 'ofx-unknown-deal',
    change: nth(2, 'ofx', { path: /^\/payments\/deals\/.*\/beneficiaries$/, status: 404 }, refused(400)),
  },
  {
    name: 'a deal stands in the list of everybody',
    breaks: 'ofx-own-deals',
    change: standsInBoth(/^\/payments\/deals$/, 'deals', 'dealId'),
  },
  {
    name: 'a beneficiary stands in the list of everybody',
    breaks: 'ofx-own-beneficiaries',
    change: standsInBoth(/^\/payments\/beneficiaries$/, 'beneficiaries', 'beneficiaryId'),
  },
  {
    name: 'a country that is none has a malformed name',
    breaks: 'ofx-unknown-template',
    change: each('ofx', { path: /template\/XX/, status: 404 }, refused(400)),
  },
];
