import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { learnIntegration } from './onboarding/learnIntegration.ts';
import { issueToken } from './token/issueToken.ts';
import { customerRoute } from './access/customerRoute.ts';
import { okAnswer, refusalAnswer, type Answer } from './wire/answer.ts';
import { answerBankSearch } from './banks/answerBankSearch.ts';
import { answerBeneficiaryList, answerBeneficiary } from './beneficiaries/readBeneficiaries.ts';
import { addBeneficiary, deleteBeneficiary, editBeneficiary } from './beneficiaries/writeBeneficiaries.ts';
import { corpayTables } from './records/corpayTables.ts';
import { bookDeal } from './booking/bookDeal.ts';
import { answerQuoteRequest } from './quotes/answerQuoteRequest.ts';
import { instructDeal } from './instruction/instructDeal.ts';
import { answerPaymentPurposes } from './settlements/findPaymentPurposes.ts';
import { answerQuoteStatus } from './quotes/answerQuoteStatus.ts';
import { answerOrderList, answerOrder } from './orders/readOrders.ts';
import { settlementGroupsOfCustomer } from './settlements/settlementAccountsOfCustomer.ts';
import { readStrictly } from './wire/readStrictly.ts';
import { answerRulesRequest } from './rules/answerRulesRequest.ts';
import { nonEmptyTextSchemaOf } from '../wire/textSchemaOf.ts';

const one = nonEmptyTextSchemaOf(100);
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
    const caller = await services.readCaller(request, reply);
    if (caller === null) return reply;
    const { status, body } = await withQuery(request, noQuery, async () => {
      const { askForIntegration } = services;
      if (askForIntegration !== undefined)
        await learnIntegration(services, caller.sub, await askForIntegration('corpay', caller.sub));
      return issueToken(services, caller.sub);
    });
    return reply.code(status).send(body);
  });

  app.get(
    '/beneficiaries',
    customerRoute(services, ({ customer, request }) =>
      withQuery(request, beneficiaryQuery, ({ id }) =>
        id === undefined ? answerBeneficiaryList(db, customer.sub) : answerBeneficiary(db, customer.sub, id),
      ),
    ),
  );
  app.post(
    '/beneficiaries',
    customerRoute(services, (call) => addBeneficiary(db, call, idempotency)),
  );
  app.put(
    '/beneficiaries',
    customerRoute(services, (call) => editBeneficiary(db, call, idempotency)),
  );
  app.delete(
    '/beneficiaries/:id',
    customerRoute(services, (call) => deleteBeneficiary(db, call, idOf(call.request), idempotency)),
  );
  app.get(
    '/beneficiaries/rules',
    customerRoute(services, async ({ request }) => answerRulesRequest(request.query)),
  );
  app.get(
    '/beneficiaries/banks',
    customerRoute(services, async ({ request }) => answerBankSearch(request.query)),
  );
  app.get(
    '/deal/settlementAccounts',
    customerRoute(services, ({ customer, request }) =>
      withQuery(request, noQuery, () => okAnswer({ items: settlementGroupsOfCustomer(customer.clientCode) })),
    ),
  );
  app.get(
    '/deal/paymentPurpose',
    customerRoute(services, ({ request }) => withQuery(request, purposeQuery, answerPaymentPurposes)),
  );
  app.post(
    '/deal/quote',
    customerRoute(services, (call) => answerQuoteRequest(db, call, quoteSeconds)),
  );
  app.get(
    '/deal/quote/status/:id',
    customerRoute(services, (call) => answerQuoteStatus(db, call, idOf(call.request))),
  );
  app.post(
    '/deal/book',
    customerRoute(services, (call) => bookDeal(db, call, idempotency)),
  );
  app.post(
    '/deal/instruct',
    customerRoute(services, (call) => instructDeal(db, call, idempotency)),
  );
  app.get(
    '/deal/orders',
    customerRoute(services, ({ customer, request }) =>
      withQuery(request, noQuery, () => answerOrderList(db, customer.sub, orderPayees)),
    ),
  );
  app.get(
    '/deal/order/:id',
    customerRoute(services, ({ customer, request }) => answerOrder(db, customer.sub, idOf(request))),
  );

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    // What is not the caller's fault is told by the frame, which also writes it down.
    if (status >= 500) throw error;
    return reply.code(status).send(refusalAnswer(status, { key: 'body', message: error.message }).body);
  });
};
