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
import { ofxTables } from './records/ofxTables.ts';
import { readTemplate } from './template/readTemplate.ts';
import type { Answer } from './wire/answer.ts';

const named = z.object({ id: z.string() });
const placed = z.object({ country: z.string(), currency: z.string() });

const idOf = (request: FastifyRequest): string => named.parse(request.params).id;

/** The partner's authorize page and the calls that carry one of its tokens. */
export const ofxRoutes = (app: FastifyInstance, services: SandboxServices): void => {
  const db = ofxTables(services.db);
  const { idempotency } = services.settings;
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
};
