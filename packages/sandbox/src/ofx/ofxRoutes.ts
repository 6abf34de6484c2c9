import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { bearerRoute, type BearerCall } from './access/bearerRoute.ts';
import { authorizeRoutes } from './authorize/authorizeRoutes.ts';
import {
  addBeneficiary,
  deleteBeneficiary,
  editBeneficiary,
  answerBeneficiaryList,
  answerBeneficiaryValidation,
} from './beneficiaries/beneficiaryCalls.ts';
import { bookDeal } from './deals/bookDeal.ts';
import { answerDealList, answerDealBeneficiaries } from './deals/readDeals.ts';
import { answerQuoteRequest } from './quotes/answerQuoteRequest.ts';
import { answerQuoteStaleness } from './quotes/answerQuoteStaleness.ts';
import { answerRateRequest } from './rates/answerRateRequest.ts';
import { ofxTables } from './records/ofxTables.ts';
import { oauthTokenRoute } from './token/oauthTokenRoute.ts';
import { readTemplate } from './template/readTemplate.ts';
import type { Answer } from './wire/answer.ts';

const named = z.object({ id: z.string() });
const placed = z.object({ country: z.string(), currency: z.string() });
const pair = z.object({ base: z.string(), quote: z.string(), amount: z.string() });

const idOf = (request: FastifyRequest): string => named.parse(request.params).id;

/** The partner's authorize page and the calls that carry one of its tokens. */
export const ofxRoutes = (app: FastifyInstance, services: SandboxServices): void => {
  const db = ofxTables(services.db);
  const { idempotency, quoteSeconds } = services.settings;
  const payments = (answer: (call: BearerCall) => Answer | Promise<Answer>) =>
    bearerRoute(services, 'payments', answer);

  authorizeRoutes(app, services);
  oauthTokenRoute(app, services);

  app.get(
    '/payments/beneficiaries',
    payments((call) => answerBeneficiaryList(db, call)),
  );
  app.post(
    '/payments/beneficiaries',
    payments((call) => addBeneficiary(db, call, idempotency)),
  );
  app.post('/payments/beneficiaries/validate', payments(answerBeneficiaryValidation));
  app.put(
    '/payments/beneficiaries/:id',
    payments((call) => editBeneficiary(db, call, idOf(call.request))),
  );
  app.delete(
    '/payments/beneficiaries/:id',
    payments((call) => deleteBeneficiary(db, call, idOf(call.request))),
  );
  app.get(
    '/bank-accounts/template/:country/:currency/bankaccount',
    payments(({ request }) => readTemplate(placed.parse(request.params))),
  );
  app.post(
    '/payments/quotes',
    payments((call) => answerQuoteRequest(db, call, quoteSeconds)),
  );
  app.get(
    '/payments/quotes/:id/stale',
    payments((call) => answerQuoteStaleness(db, call, idOf(call.request))),
  );
  app.post(
    '/payments/deals',
    payments((call) => bookDeal(db, call, idempotency)),
  );
  app.get(
    '/payments/deals',
    payments((call) => answerDealList(db, call)),
  );
  app.get(
    '/payments/deals/:id/beneficiaries',
    payments((call) => answerDealBeneficiaries(db, call, idOf(call.request))),
  );
  app.get(
    '/ofxrates/:base/:quote/:amount',
    bearerRoute(services, 'ofxrates', ({ at, request }) => answerRateRequest(pair.parse(request.params), at)),
  );
};
