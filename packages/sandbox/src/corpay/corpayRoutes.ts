import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { issueToken } from './token/issueToken.ts';
import { partnerCall } from './access/partnerCall.ts';
import { okAnswer, refusalAnswer, type Answer } from './wire/answer.ts';
import { searchBanks } from './banks/searchBanks.ts';
import { listBeneficiaries, showBeneficiary } from './beneficiaries/readBeneficiaries.ts';
import { addBeneficiary, deleteBeneficiary, editBeneficiary } from './beneficiaries/writeBeneficiaries.ts';
import { corpayTables } from './records/corpayTables.ts';
import { bookDeal } from './booking/bookDeal.ts';
import { giveQuote } from './quotes/giveQuote.ts';
import { instructDeal } from './instruction/instructDeal.ts';
import { readPaymentPurposes } from './settlements/paymentPurposes.ts';
import { quoteStatus } from './quotes/quoteStatus.ts';
import { listOrders, showOrder } from './orders/readOrders.ts';
import { settlementGroups } from './settlements/settlementAccounts.ts';
import { readStrictly } from './wire/readStrictly.ts';
import { readRules } from './rules/readRules.ts';
import { filledText } from '../wire/wireText.ts';

const one = filledText(100);
const noQuery = z.strictObject({});
const beneficiaryQuery = z.strictObject({ id: one.optional() });
const purposeQuery = z.strictObject({ currency: one, countryISO: one, method: one });
const named = z.object({ id: z.string() });

const idOf = (request: FastifyRequest): string => named.parse(request.params).id;

/** Answers only when the query holds what the call knows and nothing else. */
const withQuery = async <T>(
  request: FastifyRequest,
  schema: z.ZodType<T>,
  answer: (query: T) => Answer | Promise<Answer>,
): Promise<Answer> => {
  const read = readStrictly(schema, request.query);
  return read.ok ? answer(read.value) : read.refusal;
};

/** The calls of the Corpay gateway. */
export const corpayRoutes = (app: FastifyInstance, services: SandboxServices): void => {
  const db = corpayTables(services.db);
  const { idempotency, orderPayees, quoteSeconds } = services.settings;

  app.get('/token', async (request, reply) => {
    const caller = await services.signedCaller(request, reply);
    if (caller === null) return reply;
    const { status, body } = await withQuery(request, noQuery, () => issueToken(services, caller.sub));
    return reply.code(status).send(body);
  });

  app.get(
    '/beneficiaries',
    partnerCall(services, ({ customer, request }) =>
      withQuery(request, beneficiaryQuery, ({ id }) =>
        id === undefined ? listBeneficiaries(db, customer.sub) : showBeneficiary(db, customer.sub, id),
      ),
    ),
  );
  app.post(
    '/beneficiaries',
    partnerCall(services, (call) => addBeneficiary(db, call, idempotency)),
  );
  app.put(
    '/beneficiaries',
    partnerCall(services, (call) => editBeneficiary(db, call, idempotency)),
  );
  app.delete(
    '/beneficiaries/:id',
    partnerCall(services, (call) => deleteBeneficiary(db, call, idOf(call.request), idempotency)),
  );
  app.get(
    '/beneficiaries/rules',
    partnerCall(services, async ({ request }) => readRules(request.query)),
  );
  app.get(
    '/beneficiaries/banks',
    partnerCall(services, async ({ request }) => searchBanks(request.query)),
  );
  app.get(
    '/deal/settlementAccounts',
    partnerCall(services, ({ customer, request }) =>
      withQuery(request, noQuery, () => okAnswer({ items: settlementGroups(customer.clientCode) })),
    ),
  );
  app.get(
    '/deal/paymentPurpose',
    partnerCall(services, ({ request }) => withQuery(request, purposeQuery, readPaymentPurposes)),
  );
  app.post(
    '/deal/quote',
    partnerCall(services, (call) => giveQuote(db, call, quoteSeconds)),
  );
  app.get(
    '/deal/quote/status/:id',
    partnerCall(services, (call) => quoteStatus(db, call, idOf(call.request))),
  );
  app.post(
    '/deal/book',
    partnerCall(services, (call) => bookDeal(db, call, idempotency)),
  );
  app.post(
    '/deal/instruct',
    partnerCall(services, (call) => instructDeal(db, call, idempotency)),
  );
  app.get(
    '/deal/orders',
    partnerCall(services, ({ customer, request }) =>
      withQuery(request, noQuery, () => listOrders(db, customer.sub, orderPayees)),
    ),
  );
  app.get(
    '/deal/order/:id',
    partnerCall(services, ({ customer, request }) => showOrder(db, customer.sub, idOf(request))),
  );

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    // What is not the caller's fault is told by the frame, which also writes it down.
    if (status >= 500) throw error;
    return reply.code(status).send(refusalAnswer(status, { key: 'body', message: error.message }).body);
  });
};
