import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxServices } from '../server/services/sandboxPlugin.ts';
import { bearerCall, type BearerCall } from './access/bearerCall.ts';
import { authorizeRoutes } from './authorize/authorizeRoutes.ts';
import {
  addBeneficiary,
  deleteBeneficiary,
  editBeneficiary,
  listBeneficiaries,
  validateBeneficiary,
} from './beneficiaries/beneficiaryCalls.ts';
import { bookDeal } from './deals/bookDeal.ts';
import { listDeals, showDealBeneficiaries } from './deals/readDeals.ts';
import { giveQuote } from './quotes/giveQuote.ts';
import { quoteStaleness } from './quotes/quoteStaleness.ts';
import { readRate } from './rates/readRate.ts';
import { ofxTables } from './records/ofxTables.ts';
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
    bearerCall(services, 'payments', answer);

  authorizeRoutes(app, services);

  app.get(
    '/payments/beneficiaries',
    payments((call) => listBeneficiaries(db, call)),
  );
  app.post(
    '/payments/beneficiaries',
    payments((call) => addBeneficiary(db, call, idempotency)),
  );
  app.post('/payments/beneficiaries/validate', payments(validateBeneficiary));
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
    payments((call) => giveQuote(db, call, quoteSeconds)),
  );
  app.get(
    '/payments/quotes/:id/stale',
    payments((call) => quoteStaleness(db, call, idOf(call.request))),
  );
  app.post(
    '/payments/deals',
    payments((call) => bookDeal(db, call, idempotency)),
  );
  app.get(
    '/payments/deals',
    payments((call) => listDeals(db, call)),
  );
  app.get(
    '/payments/deals/:id/beneficiaries',
    payments((call) => showDealBeneficiaries(db, call, idOf(call.request))),
  );
  app.get(
    '/ofxrates/:base/:quote/:amount',
    bearerCall(services, 'ofxrates', ({ at, request }) => readRate(pair.parse(request.params), at)),
  );
};
