import type { Instruction } from '@fx-gateway/domain/corpay/api/instruction.ts';
import { systemIdentifiers, type OpenServices } from '@fx-gateway/adapters/node';
import type { Corpay } from '@fx-gateway/domain/corpay/api/corpayPorts.ts';
import {
  beneficiariesFailureMessage,
  bookingFailureMessage,
  callFailureMessage,
  instructionFailureMessage,
  quoteFailureMessage,
  tokenFailureMessage,
} from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';
import { corpayOf, heldToken } from './corpayOf.ts';

const product = productWithSandbox();

describe('the adapters of the partner', () => {
  it('report a foreign token once and do not repeat the call', async () => {
    const services = await product.client.beSignedIn();
    const tokens = heldToken({ cmgToken: 'foreign', clientCode: '000000', expires: Date.now() + 60_000 });
    const failure = failureOf(await services.corpay(tokens).orders.list());
    expect(['token-refused', 'session-refused']).toContain(failure.kind);
    expect(failure.requestId).not.toBeNull();
    expect(tokens.refusals).toBe(1);
    expect(await product.control.journal({ service: 'corpay' })).toHaveLength(1);
  });

  it('send nothing without a token', async () => {
    const services = await product.client.beSignedIn();
    const failure = failureOf(await services.corpay(heldToken(null)).orders.list());
    expect(failure).toMatchObject({ kind: 'missing-token', path: '/deal/orders' });
    expect(await product.control.journal({ service: 'corpay' })).toHaveLength(0);
  });

  it('give the code of a missing integration', async () => {
    const services = await product.client.beSignedIn('nopartner@sandbox.test');
    expect(failureOf(await services.corpayTokens.request())).toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'INTEGRATION_MISSING',
      listed: false,
    });
  });

  it('give the partner’s own words about what it refuses', async () => {
    const corpay = await corpayOf(await product.client.beSignedIn());
    const unknown = failureOf(await corpay.beneficiaries.show('nobody'));
    expect(unknown).toMatchObject({ kind: 'refused', status: 404, listed: true });
    expect(failureOf(await corpay.orders.show("no' such (order)")).kind).toBe('refused');
    expect(
      failureOf(await corpay.deals.book('no-quote', systemIdentifiers.uuid())).messages,
    ).not.toHaveLength(0);
  });
});

/** Asks the partner once and gives what is said of its failure. */
const askOnce = (services: OpenServices, corpay: Corpay) => {
  const amount = makeMoney(100_000n, 'EUR');
  const way = { accountId: 'a1', deliveryMethod: 'W' };
  const instruction: Instruction = {
    orderNumber: '20418166',
    payments: [
      {
        amount,
        beneficiaryId: 'b1',
        deliveryMethod: 'W',
        purposeOfPayment: 'GOODS',
        paymentReference: '',
      },
    ],
    settlement: { ...way, currency: 'USD' },
    fee: way,
  };
  const key = systemIdentifiers.uuid();
  const terms = { settlementCurrency: 'USD', paymentCurrency: 'EUR', lockSide: 'Payment', amount } as const;
  return {
    '/token': async () => tokenFailureMessage(failureOf(await services.corpayTokens.request())),
    '/beneficiaries': async () => beneficiariesFailureMessage(failureOf(await corpay.beneficiaries.list())),
    '/deal/settlementAccounts': async () =>
      callFailureMessage(failureOf(await corpay.settlements.accounts())),
    '/deal/quote': async () => quoteFailureMessage(failureOf(await corpay.quotes.request(terms))),
    '/deal/book': async () => bookingFailureMessage(failureOf(await corpay.deals.book('q1', key))),
    '/deal/instruct': async () =>
      instructionFailureMessage(failureOf(await corpay.deals.instruct(instruction, key))),
  };
};

const errors = (...messages: readonly string[]) => ({
  errors: messages.map((message) => ({ key: 'reason', message })),
});
const noTokens = 'An error happened when trying to generate tokens.';
const connecting = "We're having trouble connecting. Please try again later.";
const notInstructed = 'Error instructing deal. Please try again.';

type Answered = readonly [
  rule: string,
  path: keyof ReturnType<typeof askOnce>,
  status: number | null,
  body: object | undefined,
  words: string,
];

/** What an answer makes both clients say; a status of null is a connection that broke. */
const catalogue: readonly Answered[] = [
  ['ERR-27', '/token', 400, { code: 'E1', message: 'Not connected.' }, 'Not connected. (E1)'],
  ['ERR-27', '/token', 500, { code: 'E2', message: 'Broken.' }, 'Broken. (E2)'],
  ['ERR-28', '/token', 503, {}, 'Sorry, this function is currently unavailable. Please try again later.'],
  ['ERR-29', '/token', 404, {}, `${noTokens} Try again in a few minutes.`],
  ['ERR-30', '/token', 502, {}, `${noTokens} Try again later.`],
  ['ERR-31', '/token', 400, { message: 'Because.' }, 'Because.'],
  ['ERR-31', '/token', 400, {}, 'Unable to generate tokens.'],
  [
    'ERR-32',
    '/deal/settlementAccounts',
    503,
    {},
    'Sorry, but this is currently unavailable. Please try again later.',
  ],
  ['ERR-33', '/deal/settlementAccounts', 401, {}, 'Session expired. Trying to generate new tokens...'],
  [
    'ERR-34',
    '/deal/settlementAccounts',
    403,
    { message: 'Forbidden' },
    'Session expired. Please reload the page.',
  ],
  ['ERR-36', '/deal/settlementAccounts', 400, errors('First.', 'Second.'), 'First.'],
  ['ERR-36', '/deal/settlementAccounts', 400, {}, 'Error calling /deal/settlementAccounts.'],
  [
    'S-79',
    '/deal/settlementAccounts',
    403,
    { errors: [{ key: 'permission', message: 'Not yours.' }] },
    'Not yours.',
  ],
  ['ERR-37', '/beneficiaries', 400, errors('Closed.'), 'Error encountered: Closed.'],
  ['ERR-38', '/beneficiaries', null, undefined, 'Unable to load beneficiaries.'],
  ['ERR-42', '/deal/quote', 400, errors('Too high.', 'Try less.'), 'Too high. - Try less.'],
  ['ERR-43', '/deal/book', 410, errors('Quote is over.'), 'Unable to book deal: Quote is over.'],
  ['S-29', '/deal/book', 500, errors('Broken.'), 'Unable to book deal: Broken.'],
  ['ERR-44', '/deal/book', 500, {}, connecting],
  ['ERR-44', '/deal/book', 502, { message: 'Bad gateway' }, connecting],
  ['ERR-45', '/deal/book', 400, { message: 'Not today.' }, 'Not today.'],
  ['ERR-45', '/deal/book', null, undefined, connecting],
  ['ERR-50', '/deal/instruct', 400, errors('One.', 'Two.'), `${notInstructed} (One., Two.)`],
  ['ERR-50', '/deal/instruct', 500, {}, notInstructed],
];

it('every answer of the catalogue of errors is said in its words (ERR-27 to ERR-45, ERR-50)', async () => {
  const services = await product.client.beSignedIn();
  const ask = askOnce(services, await corpayOf(services));
  const said: string[] = [];
  for (const [rule, path, status, body] of catalogue) {
    await product.control.clearFaults();
    await product.control.faults({
      service: 'corpay',
      path,
      ...(status === null ? { fault: 'reset-before' } : { fault: 'status', status, body }),
    });
    said.push(`${rule} ${status} ${await ask[path]()}`);
  }
  expect(said).toEqual(catalogue.map(([rule, , status, , words]) => `${rule} ${status} ${words}`));
});
