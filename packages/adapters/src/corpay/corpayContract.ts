import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import * as z from 'zod/mini';
import { errorListOf } from '../conformance/errorForms.ts';
import {
  preflightHeaderNames,
  callsNeedingToken,
  type ServiceContract,
  type CallContract,
} from '../conformance/serviceContract.ts';
import { encodePathSegment } from '../http/encodePathSegment.ts';
import { beneficiaryCallContracts } from './beneficiaryContract.ts';
import type { CorpayConfiguration } from './corpayConfigurationSchema.ts';
import { toInstructionRequestBody, orderNumberAnswerShape } from './dealWire.ts';
import { corpayErrorEntrySchema, corpayErrorSchema } from './errorsWire.ts';
import { orderAnswerShape, ordersAnswerShape, readOrders } from './orderWire.ts';
import { toQuoteRequestBody, quoteAnswerShape, quoteStatusAnswerShape } from './quoteWire.ts';
import { purposesAnswerShape, settlementAccountsAnswerShape } from './settlementWire.ts';
import { readToken, tokenAnswerShape } from './tokenWire.ts';

const tokenCall: CallContract = {
  method: 'GET',
  path: '/token',
  effect: 'reads',
  standing: 'specified',
  rules: ['CP-TOKEN-1'],
  givesToken: true,
  notes: ['`expires_in` is in seconds.'],
  refusals: {
    400: 'With the code `INTEGRATION_MISSING`: the partner does not know this user, or still connects them.',
  },
  answer: tokenAnswerShape,
  learn: (body) => {
    const token = readToken(body, 0);
    return token === null ? {} : { token: token.cmgToken, clientCode: token.clientCode };
  },
};

const dealCalls: readonly CallContract[] = [
  {
    method: 'POST',
    path: '/deal/quote',
    effect: 'makes-a-quote',
    standing: 'specified',
    rules: ['CP-QUOTE-13', 'CP-QUOTE-14', 'S-101'],
    body: toQuoteRequestBody({
      settlementCurrency: 'EUR',
      paymentCurrency: 'USD',
      lockSide: 'Payment',
      amount: makeMoney(10_000n, 'USD'),
    }),
    notes: [
      '`lockSide` is `Settlement` or `Payment`: whose `amount` it is, in that currency; the two currencies differ.',
      '`expiryRemaining` is in seconds, for how long the quote still lives; it is booked until then and never after.',
      '`rate.value` is how much of the payment currency one unit of the settlement currency buys.',
    ],
    answer: quoteAnswerShape,
  },
  {
    method: 'GET',
    path: '/deal/quote/status/{quoteId}',
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-QUOTE-15'],
    notes: ['`expiryRemaining` is in seconds; 0 once the quote has ended or is booked.'],
    answer: quoteStatusAnswerShape,
    ask: () => 'nothing-to-ask',
  },
  {
    method: 'POST',
    path: '/deal/book',
    effect: 'moves-money',
    standing: 'specified',
    rules: ['CP-BOOK-6', 'S-77', 'S-106'],
    keyed: true,
    body: { quoteId: '…' },
    notes: [
      'A quote is booked once. Whoever asks again for one that is booked, under whatever key or none and however late, is answered with its order; a service that cannot do that refuses with 409 or 410, and never books a second deal.',
      'After its end a quote is never booked, whoever asks: the client asks by this very call what became of a booking without an answer, once its quote has surely ended.',
      'A new order stands in `GET /deal/orders` before this call is answered: by that list the client decides what became of a booking.',
    ],
    refusals: { 404: 'There is no such quote.', 410: 'The quote has ended; nothing was booked.' },
    answer: orderNumberAnswerShape,
  },
  {
    method: 'POST',
    path: '/deal/instruct',
    effect: 'moves-money',
    standing: 'specified',
    rules: ['CP-INSTR-15', 'CP-INSTR-16', 'CP-INSTR-17', 'CP-INSTR-18', 'CP-INSTR-19', 'S-107', 'S-110'],
    keyed: true,
    body: toInstructionRequestBody({
      orderNumber: '…',
      payments: [
        {
          amount: makeMoney(10_000n, 'USD'),
          beneficiaryId: '…',
          deliveryMethod: 'W',
          purposeOfPayment: '…',
          paymentReference: '…',
        },
      ],
      settlement: { accountId: '…', deliveryMethod: 'W', currency: 'EUR' },
      fee: { accountId: '…', deliveryMethod: 'W' },
    }),
    notes: [
      'There is one order, and its payments add up to what its payees receive, each amount in that currency; `beneficiaryId` is the `clientIntegrationId` of one who can be paid by `deliveryMethod`.',
      'There is one `Spot`, in the currency that the order is settled in, and one `Fee`.',
      'An order is instructed once. The same instruction once more may be answered as done; whatever else comes for it is refused.',
    ],
    refusals: {
      400: 'So it is where the payments do not add up to the order, where there is no such order, and where it is instructed already.',
    },
    answer: orderNumberAnswerShape,
  },
  {
    method: 'GET',
    path: '/deal/orders',
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-ORDER-1', 'CP-ORDER-6', 'S-115'],
    notes: [
      'All orders of the customer are in it. `sell` is what the payees receive, `buy` what the customer settles.',
      '`beneCount` is 0 until the order is instructed: by that the list tells what waits for an instruction.',
    ],
    answer: ordersAnswerShape,
    learn: (body) => {
      const order = readOrders(body)?.[0]?.ordNum;
      return order === undefined ? {} : { order };
    },
  },
  {
    method: 'GET',
    path: '/deal/order/{orderNumber}',
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-ORDER-2', 'CP-ORDER-17', 'CP-ORDER-18', 'CP-ORDER-19'],
    answer: orderAnswerShape,
    ask: ({ order }) => {
      const segment = order === undefined ? null : encodePathSegment(order);
      return segment === null ? 'nothing-to-ask' : { method: 'GET', path: `/deal/order/${segment}` };
    },
  },
  {
    method: 'GET',
    path: '/deal/settlementAccounts',
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-INSTR-12', 'CP-INSTR-13', 'S-108'],
    answer: settlementAccountsAnswerShape,
  },
  {
    method: 'GET',
    path: '/deal/paymentPurpose',
    effect: 'reads',
    standing: 'specified',
    rules: ['CP-INSTR-14', 'S-111'],
    query: ['currency', 'countryISO', 'method'],
    answer: purposesAnswerShape,
    ask: ({ currency, country, method }) =>
      currency === undefined || country === undefined || method === undefined
        ? 'nothing-to-ask'
        : {
            method: 'GET',
            path: '/deal/paymentPurpose',
            query: { currency, countryISO: country, method },
          },
  },
];

const corpayCalls = [tokenCall, ...callsNeedingToken([...beneficiaryCallContracts, ...dealCalls])];

/** Everything that the client asks of Corpay. */
export const corpayContract: readonly ServiceContract<CorpayConfiguration>[] = [
  {
    service: 'corpay',
    field: 'apis.corpay',
    access: 'signature-and-token',
    tokenField: 'apis.headers',
    errors: z.extend(corpayErrorSchema, {
      errors: z.optional(z.union([errorListOf(corpayErrorEntrySchema), z.record(z.string(), z.string())])),
    }),
    errorKeys: {
      permission:
        'Of any error, in any case, with status 403: the customer may not do this, and the sign-in goes on. Without it a 403 is about the session.',
      INTEGRATION_MISSING:
        'Of the token call, as the first key or as `code`: the partner does not know the customer yet, who is told to wait, and it is asked again.',
    },
    refusals: [
      '`errors` is a list of `{ "key", "message" }`, a list of texts, or an object from key to text (S-79).',
      'A 401, and a 403 that names no permission, are about the token: a new one is asked for, and the call is not repeated (CP-API-3, S-82).',
      'A 403 with the error key `permission` is about what the customer may do (CP-API-2).',
      'A 410 for a booking says that the quote has ended; 408, 409, 425 and every 5xx do not say whether something was done (S-80).',
    ],
    calls: () => corpayCalls,
    address: ({ apis }) => apis.corpay ?? null,
    pageHeaders: ({ apis: { headers } }, call) => [
      ...preflightHeaderNames(call),
      ...(call === tokenCall ? [] : [headers.accessToken, headers.clientCode]),
      ...(call.keyed === true && headers.idempotencyKey !== undefined ? [headers.idempotencyKey] : []),
    ],
    headerFields: ({ apis: { headers } }) => ({
      [headers.accessToken]: 'apis.headers.accessToken',
      [headers.clientCode]: 'apis.headers.clientCode',
      ...(headers.idempotencyKey === undefined
        ? {}
        : { [headers.idempotencyKey]: 'apis.headers.idempotencyKey' }),
    }),
    send: ({ api }, { apis: { headers } }) => {
      const gateway = api('corpay');
      return (request, { token, clientCode }) =>
        gateway.send(
          token === undefined || clientCode === undefined
            ? request
            : {
                ...request,
                headers: {
                  ...request.headers,
                  [headers.accessToken]: token,
                  [headers.clientCode]: clientCode,
                },
              },
        );
    },
  },
];
