import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { ofxTokenPath } from '@fx-gateway/domain/ofx/session/paymentGrant.ts';
import * as z from 'zod/mini';
import { errorListOf } from '../conformance/errorForms.ts';
import {
  preflightHeaderNames,
  callsNeedingToken,
  type ServiceContract,
  type CallContract,
} from '../conformance/serviceContract.ts';
import type { PartnerIndependentConfiguration } from '../configuration/configuration.ts';
import { encodePathSegment } from '../http/encodePathSegment.ts';
import type { Json } from '../http/signedApi.ts';
import { rateQueryAmount, ofxRateAnswerShape } from './connectOfxRates.ts';
import { ofxBeneficiaryCallContracts } from './ofxBeneficiaryContract.ts';
import type { OfxConfiguration } from './ofxConfigurationSchema.ts';
import {
  ofxBookedDealAnswerShape,
  toOfxDealBody,
  ofxDealsAnswerShape,
  ofxDealBeneficiariesAnswerShape,
  readOfxDeals,
} from './ofxDealWire.ts';
import { ofxErrorEntrySchema, ofxErrorSchema, readOfxErrors } from './ofxErrorsWire.ts';
import { toOfxQuoteBody, ofxQuoteAnswerShape, ofxQuoteStaleAnswerShape } from './ofxQuoteWire.ts';
import { ofxTokenBodies } from './ofxTokenBodies.ts';
import { ofxTokenAnswerShape, readOfxToken } from './ofxTokenWire.ts';

type Configuration = OfxConfiguration & Pick<PartnerIndependentConfiguration, 'apis'>;

const errors = z.extend(ofxErrorSchema, { errors: z.optional(errorListOf(ofxErrorEntrySchema)) });

const refusals = [
  'Members may be written in either case: `dealId` or `DealId`.',
  '`errors` is a list of `{ "fieldName", "message" }` or of texts (OFX-BENE-26).',
  'A 401, and a 403 that says nothing, are about the token; a 403 with errors or a message is a refusal of what was asked (S-81).',
  'A token call that is refused with the code `AUTHORIZATION_REQUIRED` asks for the authorization of the user (OFX-AUTH-8).',
];

/** A token is asked for anew, as at every start of the client; nothing is granted that was not. */
const tokenCall = (
  name: string,
  body: Json & object,
  rules: readonly string[],
  more: Pick<CallContract, 'otherBodies' | 'notes'> = {},
): CallContract => ({
  ...more,
  method: 'POST',
  path: ofxTokenPath,
  effect: 'reads',
  standing: 'settled',
  rules,
  body,
  refusals: {
    400: 'Its `code` says why: with `AUTHORIZATION_REQUIRED` the user has to authorize the product.',
  },
  answer: ofxTokenAnswerShape,
  ask: () => ({ method: 'POST', path: ofxTokenPath, body }),
  untried: (refusal) =>
    readOfxErrors(refusal).code === 'AUTHORIZATION_REQUIRED' ? 'no-authorization' : null,
  learn: (answer) => {
    const token = readOfxToken(answer, 0);
    return token === null ? {} : { [name]: token.accessToken };
  },
});

const tokenKeys = {
  AUTHORIZATION_REQUIRED:
    'As `code`, else as the first key: the user has to authorize the product, and is asked to.',
  INVALID_GRANT:
    'As `code`, else as the first key: the code that came back from the partner’s page is not taken, and the user authorizes again.',
};

/** The accounts service, which keeps the secret with which the partner gives tokens (S-92, S-93). */
const tokensOf = (service: string, call: CallContract): ServiceContract<Configuration> => ({
  service,
  field: 'apis.accounts',
  neededField: 'ofx',
  access: 'signature',
  errors,
  refusals,
  errorKeys: tokenKeys,
  calls: () => [call],
  address: ({ apis, ofx }) => (ofx === undefined ? null : apis.accounts),
  pageHeaders: () => preflightHeaderNames(call),
  send:
    ({ api }) =>
    (request) =>
      api('accounts').send(request),
});

const dealCalls: readonly CallContract[] = [
  {
    method: 'POST',
    path: '/payments/quotes',
    effect: 'makes-a-quote',
    standing: 'specified',
    refusals: {
      403: 'The currencies do not differ, or the amount has too many decimals, is worth nothing or is too large.',
    },
    rules: ['OFX-QUOTE-15', 'OFX-QUOTE-16', 'OFX-QUOTE-19', 'S-85'],
    body: toOfxQuoteBody({
      buyCurrency: 'USD',
      sellCurrency: 'EUR',
      lockSide: 'buy',
      amount: makeMoney(10_000n, 'USD'),
      beneficiaries: 1,
    }),
    answer: ofxQuoteAnswerShape,
  },
  {
    method: 'GET',
    path: '/payments/quotes/{id}/stale',
    effect: 'reads',
    standing: 'specified',
    rules: ['OFX-QUOTE-20'],
    answer: ofxQuoteStaleAnswerShape,
    ask: () => 'nothing-to-ask',
  },
  {
    method: 'POST',
    path: '/payments/deals',
    effect: 'moves-money',
    standing: 'specified',
    rules: ['OFX-DEAL-3', 'OFX-DEAL-4', 'S-77'],
    keyed: true,
    refusals: {
      404: 'There is no such quote, or it is another user’s.',
      409: 'The quote is booked already.',
      410: 'The quote has ended; nothing was booked.',
    },
    body: toOfxDealBody({
      quoteId: '…',
      beneficiaries: [{ beneficiaryId: '…', amount: makeMoney(10_000n, 'EUR') }],
    }),
    answer: ofxBookedDealAnswerShape,
  },
  {
    method: 'GET',
    path: '/payments/deals',
    effect: 'reads',
    standing: 'specified',
    rules: ['OFX-DEAL-5', 'OFX-DEAL-15', 'OFX-DEAL-16'],
    answer: ofxDealsAnswerShape,
    learn: (body) => {
      const deal = readOfxDeals(body)?.[0]?.dealId;
      return deal === undefined ? {} : { deal };
    },
  },
  {
    method: 'GET',
    path: '/payments/deals/{dealId}/beneficiaries',
    effect: 'reads',
    standing: 'specified',
    rules: ['OFX-DEAL-14', 'S-95'],
    answer: ofxDealBeneficiariesAnswerShape,
    ask: ({ deal }) => {
      const segment = deal === undefined ? null : encodePathSegment(deal);
      return segment === null
        ? 'nothing-to-ask'
        : { method: 'GET', path: `/payments/deals/${segment}/beneficiaries` };
    },
  },
];

const rateCalls = callsNeedingToken(
  [
    {
      method: 'GET',
      path: `/{baseCurrency}/{quoteCurrency}/${rateQueryAmount}`,
      effect: 'reads',
      standing: 'specified',
      rules: ['RATE-11', 'S-121'],
      answer: ofxRateAnswerShape,
      ask: () => ({ method: 'GET', path: `/USD/EUR/${rateQueryAmount}` }),
    },
  ],
  'ratesToken',
);

/** The partner is called with its own token and no signature. */
const bearing = (
  service: string,
  field: 'baseUrl' | 'ratesUrl',
  tokenName: string,
  calls: readonly CallContract[],
): ServiceContract<Configuration> => ({
  service,
  field: `ofx.${field}`,
  client: ({ ofx }) =>
    ofx === undefined || field !== 'baseUrl'
      ? null
      : {
          page: 'ofx.authorizeUrl',
          field: 'ofx.clientId',
          id: ofx.clientId,
          scope: 'payments',
          cliRedirect:
            ofx.cliRedirect === undefined ? null : { field: 'ofx.cliRedirect', address: ofx.cliRedirect },
        },
  neededField: 'ofx',
  access: 'token',
  errors,
  refusals,
  errorKeys: {
    permission: 'Of any error, in any case, with status 403: the customer may not do this.',
  },
  calls: () => calls,
  address: ({ ofx }) => ofx?.[field] ?? null,
  pageHeaders: ({ ofx }, { body, keyed }) => [
    'authorization',
    ...(body === undefined ? [] : ['content-type']),
    ...(keyed === true && ofx?.idempotencyKey !== undefined ? [ofx.idempotencyKey] : []),
  ],
  headerFields: ({ ofx }) =>
    ofx?.idempotencyKey === undefined ? {} : { [ofx.idempotencyKey]: 'ofx.idempotencyKey' },
  send:
    ({ http }, { ofx }) =>
    ({ path, headers, query: _none, ...request }, known) =>
      http.send({
        ...request,
        address: `${ofx?.[field] ?? ''}${path}`,
        headers: { ...headers, authorization: `Bearer ${known[tokenName] ?? ''}` },
      }),
});

/** Everything that the client asks of OFX, each token before what needs it. */
export const ofxContract: readonly ServiceContract<Configuration>[] = [
  tokensOf(
    'accounts for ofx',
    tokenCall('token', ofxTokenBodies.renewed, ['OFX-AUTH-8', 'S-92'], {
      otherBodies: [
        {
          when: 'After an authorization, once for each code that the user brought back',
          body: ofxTokenBodies.forCode({
            code: '…',
            redirectUri: 'https://fx.example.com/secure/fxgateway/dashboard',
            codeVerifier: '64 characters of 0-9 and a-f',
          }),
        },
      ],
      notes: [
        'A code is exchanged at the partner with its `redirectUri` and `codeVerifier` as they come, which the partner compares with the address and the `code_challenge` (S256) that it was asked with; without either it refuses. The secret of the product at the partner is the service’s alone.',
        'A code that is unknown, used, too old, or brought with another verifier is refused with 400 and the code `INVALID_GRANT`. The service keeps what renews the token, for this user, and gives it to nobody. A partner that cannot be reached, or does not answer in time, is told with 502 or 504 and a `message`; the authorization stays.',
      ],
    }),
  ),
  bearing('ofx', 'baseUrl', 'token', callsNeedingToken([...ofxBeneficiaryCallContracts, ...dealCalls])),
  tokensOf('accounts for ofx rates', tokenCall('ratesToken', ofxTokenBodies.forRates, ['S-93'])),
  bearing('ofx rates', 'ratesUrl', 'ratesToken', rateCalls),
];
