import { each, json, nth, withHeader, type Deviation } from './deviation.ts';

const done = { status: 200, body: json({ content: {} }) };
const refusal = (key: string) => json({ errors: [{ key, message: 'No.' }] });

const sharedOrder = {
  ordNum: 77_777_777,
  beneCount: 0,
  sell: 'EUR',
  sellAmount: 1,
  entryDate: '2026-01-02T00:00:00.000Z',
};
const sharedPayee = {
  clientIntegrationId: 'of-everybody',
  payee: 'Of Everybody',
  curr: 'EUR',
  bankCountryISO: 'GR',
  methods: 'W',
};

/** What a gateway of Corpay may do otherwise, as who only reads can see. */
export const corpayReadDeviations: readonly Deviation[] = [
  {
    name: 'an unsigned call is refused by the service and not by the gateway',
    breaks: 'corpay-unsigned',
    change: () => (answer) =>
      answer.path.startsWith('/services/corpay') && !answer.signed
        ? { status: 401, body: json({ message: 'Who are you?' }) }
        : {},
  },
  {
    name: 'a wrong signature is refused in the name of the service',
    breaks: 'corpay-forged',
    change: () => (answer) =>
      answer.path.startsWith('/services/corpay') &&
      answer.signed &&
      answer.headers['x-amzn-errortype'] !== undefined
        ? {
            headers: withHeader('x-amzn-errortype')(answer).headers ?? {},
            body: json({ message: 'Not you.' }),
          }
        : {},
  },
  {
    name: 'the rules need no token',
    breaks: 'corpay-no-token',
    change: each('corpay', { path: /rules$/, status: 401, says: /token is missing/ }, done),
  },
  {
    name: 'an unknown token is somebody else’s',
    breaks: 'corpay-unknown-token',
    change: each('corpay', { status: 401, says: /unknown or has expired/ }, { status: 403 }),
  },
  {
    name: 'the token of another customer is said to be about what may be done',
    breaks: 'corpay-foreign-token',
    change: each(
      'corpay',
      { status: 403, says: /token belongs to another/ },
      { body: refusal('permission') },
    ),
  },
  {
    name: 'the client code is not compared with the token',
    breaks: 'corpay-foreign-client-code',
    change: each('corpay', { status: 403, says: /client code is not the one/ }, done),
  },
  {
    name: 'the order of another customer is answered',
    breaks: 'corpay-foreign-order',
    change: each('corpay', { path: /^\/deal\/order\/(?!9999999999)/, status: 404 }, done),
  },
  {
    name: 'an order that is not there is trouble',
    breaks: 'corpay-unknown-order',
    change: each('corpay', { path: /^\/deal\/order\/9999999999/ }, { status: 500, body: refusal('x') }),
  },
  {
    name: 'the beneficiary of another customer is answered',
    breaks: 'corpay-foreign-beneficiary',
    change: each(
      'corpay',
      { method: 'GET', path: /^\/beneficiaries$/, status: 403, says: /permission/ },
      done,
    ),
  },
  {
    name: 'a beneficiary that is not there is a malformed one',
    breaks: 'corpay-unknown-beneficiary',
    change: nth(1, 'corpay', { method: 'GET', path: /^\/beneficiaries$/, status: 404 }, { status: 400 }),
  },
  {
    name: 'an order stands in the list of everybody',
    breaks: 'corpay-own-orders',
    change: each('corpay', { path: /^\/deal\/orders$/, status: 200 }, ({ body }) => ({
      body: json([sharedOrder, ...JSON.parse(body)]),
    })),
  },
  {
    name: 'a beneficiary stands in the list of everybody',
    breaks: 'corpay-own-beneficiaries',
    change: () => (answer) => {
      const isList = /^\/services\/corpay\/beneficiaries$/.test(answer.path) && answer.query === '';
      if (!isList || answer.method !== 'GET' || answer.status !== 200) return {};
      const body: unknown = JSON.parse(answer.body);
      return { body: json([...(Array.isArray(body) ? body : []), sharedPayee]) };
    },
  },
  {
    name: 'any country is searched for banks',
    breaks: 'corpay-malformed-query',
    change: each('corpay', { path: /banks$/, status: 400 }, done),
  },
  {
    name: 'answers of Corpay carry no id',
    breaks: 'corpay-request-id',
    change: each('corpay', { unsigned: true }, withHeader('x-amzn-requestid')),
  },
  {
    name: 'the clock of Corpay is five minutes early',
    breaks: 'corpay-clock',
    change: each('corpay', { unsigned: true }, (answer) =>
      withHeader('date', new Date(Date.now() + 300_000).toUTCString())(answer),
    ),
  },
  {
    name: 'refusals of Corpay are pages',
    breaks: 'corpay-json',
    change: each('corpay', { status: 401, unsigned: true }, withHeader('content-type', 'text/html')),
  },
  {
    name: 'browsers may guess what an order is',
    breaks: 'corpay-nosniff',
    change: each('corpay', { path: /^\/deal\/orders$/, status: 200 }, withHeader('x-content-type-options')),
  },
  {
    name: 'the list of orders is kept by caches',
    breaks: 'corpay-no-store',
    change: each('corpay', { path: /^\/deal\/orders$/, status: 200 }, withHeader('cache-control')),
  },
  {
    name: 'what is not there is refused without a word',
    breaks: 'corpay-refusals',
    change: each('corpay', { status: 404 }, { body: json({ errors: [] }) }),
  },
];
